import { NoSsr } from '@mui/base/NoSsr';
import clsx from 'clsx';

const noteClasses = clsx(
  'rounded-lg bg-[#e5edff] px-4 py-3 leading-6 text-[#1e293b]',
  'dark:bg-[#1e2a45] dark:text-[#e2e8f0]',
);

function TimeZone() {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export default function NoSsrBasic() {
  return (
    <p className={noteClasses}>
      Delivery times are shown for{' '}
      <NoSsr fallback="your time zone">
        <TimeZone />
      </NoSsr>
      .
    </p>
  );
}
