interface ReleaseDayProps {
  /** `2024-01-17`, or a month: `2024-01`. */
  day: string | null;
}

export function ReleaseDay({ day }: ReleaseDayProps) {
  if (day === null) {
    return <>–</>;
  }
  const format = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: 'short',
    ...(day.length > '2024-01'.length && { day: 'numeric' }),
    timeZone: 'UTC',
  });
  return <time dateTime={day}>{format.format(new Date(day))}</time>;
}
