import { NoSsr } from '@mui/base/NoSsr';
import './styles.css';

function TimeZone() {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export default function NoSsrBasic() {
  return (
    <p className="zone-note">
      Delivery times are shown for{' '}
      <NoSsr fallback="your time zone">
        <TimeZone />
      </NoSsr>
      .
    </p>
  );
}
