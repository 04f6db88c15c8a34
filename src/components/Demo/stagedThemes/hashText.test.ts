import { hashText } from './hashText';

it('names the same text alike, and others otherwise', () => {
  expect(hashText('a')).toBe('1r9wi7g');
  expect(hashText('a')).toBe(hashText('a'));
  expect(hashText('b')).not.toBe(hashText('a'));
  expect(hashText('')).toMatch(/^[a-z0-9]+$/);
});
