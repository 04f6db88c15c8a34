/**
 * Writes a day as people who read a language do; English is British, as in the texts.
 *
 * @param day `2024-01-17`, with or without a time, or a month: `2024-01`
 * @param language tag of the language that the text around it is in
 * @param leavesOutYear where the year stands above
 *
 * @example formatDay('2024-01-17', 'en') // → '17 January 2024'
 * @example formatDay('2024-01', 'en') // → 'January 2024'
 * @example formatDay('2024-01-17', 'en', true) // → '17 January'
 */
export function formatDay(
  day: string,
  language: string,
  leavesOutYear = false,
): string {
  const isMonth = /^\d+-\d+$/.test(day);
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...(leavesOutYear ? {} : { year: 'numeric' }),
    month: 'long',
    ...(isMonth ? {} : { day: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(day));
}
