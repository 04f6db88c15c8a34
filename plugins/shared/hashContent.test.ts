import { hashContent } from './hashContent';

describe('hashContent', () => {
  it('is the beginning of the SHA-256', () => {
    // As `printf abc | sha256sum` prints it.
    expect(hashContent('abc')).toBe('ba7816bf8f01');
  });

  it('is the same for text and its bytes', () => {
    expect(hashContent(Buffer.from('Größe'))).toBe(hashContent('Größe'));
  });

  it('differs where contents differ', () => {
    expect(hashContent('a')).not.toBe(hashContent('b'));
  });
});
