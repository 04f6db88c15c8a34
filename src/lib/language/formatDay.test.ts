import { formatDay } from './formatDay';

it.each([
  ['2024-01-17', 'en', '17 January 2024'],
  ['2026-11-27T23:30:00.000Z', 'en', '27 November 2026'],
  ['2024-01', 'en', 'January 2024'],
  ['2024-01-17', 'de', '17. Januar 2024'],
  ['2024-01-17', 'pt-BR', '17 de janeiro de 2024'],
])('writes %s in %s as "%s"', (day, language, text) => {
  expect(formatDay(day, language)).toBe(text);
});

it('leaves out the year where it stands above', () => {
  expect(formatDay('2024-01-17', 'en', true)).toBe('17 January');
});
