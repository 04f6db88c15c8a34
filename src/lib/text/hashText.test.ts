import { hashText } from './hashText';

it('hashes the same text alike, and others otherwise', () => {
  expect(hashText('a').toString(36)).toBe('1r9wi7g');
  expect(hashText('a')).toBe(hashText('a'));
  expect(hashText('b')).not.toBe(hashText('a'));
  expect(hashText('').toString(36)).toMatch(/^[a-z0-9]+$/);
});
