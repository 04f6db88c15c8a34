import { NoSsr } from '@mui/base/NoSsr';
import { styled } from '@mui/system';

const Note = styled('p')({
  margin: 0,
  padding: '12px 16px',
  borderRadius: 8,
  lineHeight: '24px',
  background: 'light-dark(#e5edff, #1e2a45)',
  color: 'light-dark(#1e293b, #e2e8f0)',
});

function TimeZone() {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export default function NoSsrBasic() {
  return (
    <Note>
      Delivery times are shown for{' '}
      <NoSsr fallback="your time zone">
        <TimeZone />
      </NoSsr>
      .
    </Note>
  );
}
