import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';

const delivery = new Date(Date.UTC(2026, 4, 12, 15, 30));

function LocalTime({ date }: { date: Date }) {
  const format = new Intl.DateTimeFormat(undefined, {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return <time dateTime={date.toISOString()}>{format.format(date)}</time>;
}

export default function NoSsrBasic() {
  return (
    <NoSsr fallback={<Skeleton width="24ch" />}>
      <LocalTime date={delivery} />
    </NoSsr>
  );
}
