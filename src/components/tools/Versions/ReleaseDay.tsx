import { formatDay } from '../../../lib/language/formatDay';

interface ReleaseDayProps {
  /** `2024-01-17`, or a month: `2024-01`. */
  day: string | null;
}

export function ReleaseDay({ day }: ReleaseDayProps) {
  if (day === null) {
    return <>–</>;
  }
  return <time dateTime={day}>{formatDay(day, 'en')}</time>;
}
