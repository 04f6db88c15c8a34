import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

const LECTURE = new Date(Date.UTC(2025, 9, 3, 17, 30));

function LocalTime({ date }: { date: Date }) {
  const format = new Intl.DateTimeFormat(undefined, {
    dateStyle: 'long',
    timeStyle: 'long',
  });
  return <time dateTime={date.toISOString()}>{format.format(date)}</time>;
}

export default function NoSsrTimeZone() {
  return (
    <div>
      <Typography fontWeight="bold">Lecture on comets</Typography>
      <Typography color="text.secondary">
        <NoSsr fallback={<Skeleton component="span" width="32ch" />}>
          <LocalTime date={LECTURE} />
        </NoSsr>
      </Typography>
    </div>
  );
}
