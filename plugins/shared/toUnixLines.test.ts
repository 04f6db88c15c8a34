import { toUnixLines } from './toUnixLines';

it('takes the line ends of Windows away, and nothing else', () => {
  expect(toUnixLines('a\r\n\r\nb\n\tc\rd')).toBe('a\n\nb\n\tc\rd');
});
