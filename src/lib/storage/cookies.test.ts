import fc from 'fast-check';
import {
  COOKIE_MAX_AGE_SECONDS,
  getCookie,
  parseCookies,
  serializeCookie,
  serializeExpiredCookie,
} from './cookies';

describe('serializeCookie', () => {
  it('is valid for the whole site and for one year', () => {
    expect(COOKIE_MAX_AGE_SECONDS).toBe(31536000);
    expect(serializeCookie('codeVariant', 'JS')).toBe(
      'codeVariant=JS; path=/; max-age=31536000',
    );
  });

  it('URL-encodes the value', () => {
    expect(serializeCookie('codeStyling', 'MUI System')).toBe(
      'codeStyling=MUI%20System; path=/; max-age=31536000',
    );
  });

  it('leaves no way to add attributes by name or value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (value, name) => {
        expect(serializeCookie(name, value).split(';')).toHaveLength(3);
        expect(serializeExpiredCookie(name).split(';')).toHaveLength(3);
      }),
    );
  });

  it('writes U+FFFD for half a surrogate pair and leaves whole ones', () => {
    expect(serializeCookie('a', 'x\uD800y\uDC00')).toMatch(
      /^a=x%EF%BF%BDy%EF%BF%BD;/,
    );
    expect(serializeCookie('a', '😀')).toMatch(/^a=%F0%9F%98%80;/);
  });
});

describe('serializeExpiredCookie', () => {
  it('ends a cookie at the path where it was set', () => {
    expect(serializeExpiredCookie('code variant')).toBe(
      'code%20variant=; path=/; max-age=0',
    );
  });
});

describe('parseCookies', () => {
  it.each([
    ['', {}],
    ['a=1', { a: '1' }],
    ['a=1; b=2', { a: '1', b: '2' }],
    ['  a = 1 ;b=2;', { a: '1', b: '2' }],
    ['a=1; a=2', { a: '1' }],
    ['a=b=c', { a: 'b=c' }],
    ['a=', { a: '' }],
    ['a', {}],
    ['; ;a=1', { a: '1' }],
    ['codeStyling=MUI%20System', { codeStyling: 'MUI System' }],
    ['a=%E0%A4%A', { a: '%E0%A4%A' }],
    ['%=%; b=1', { '%': '%', b: '1' }],
    ['a%20b=1', { 'a b': '1' }],
  ])('reads %p', (header, cookies) => {
    expect({ ...parseCookies(header) }).toEqual(cookies);
  });

  it('has no cookies that nobody set', () => {
    expect(parseCookies('a=1')['constructor']).toBeUndefined();
    expect(parseCookies('a=1')['__proto__']).toBeUndefined();
    expect(parseCookies('__proto__=x')['__proto__']).toBe('x');
  });

  it('throws for no header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (header) => {
        expect(Object.keys(parseCookies(header)).length).toBeLessThanOrEqual(
          header.split('=').length - 1,
        );
      }),
    );
  });

  it('reads back what was written', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(fc.string(), fc.string({ unit: 'grapheme' })), {
          selector: ([name]) => name,
        }),
        (pairs) => {
          const header = pairs
            .map(([name, value]) => serializeCookie(name, value).split('; ')[0])
            .join('; ');
          expect(Object.entries(parseCookies(header)).sort()).toEqual(
            [...pairs].sort(),
          );
        },
      ),
    );
  });
});

describe('getCookie', () => {
  it('throws on the server and says what to do (specification 8: cookie on the server)', () => {
    expect(() => getCookie('codeVariant')).toThrow(
      'getCookie is not supported on the server: a fallback is needed.',
    );
  });

  it('reads from a document', () => {
    const documentLike = { cookie: 'codeVariant=JS; codeStyling=CSS' };
    expect(getCookie('codeVariant', documentLike)).toBe('JS');
    expect(getCookie('codeStyling', documentLike)).toBe('CSS');
    expect(getCookie('other', documentLike)).toBeUndefined();
  });

  it('reads from the page it runs in', () => {
    Object.defineProperty(globalThis, 'document', {
      value: { cookie: 'a=1' },
      configurable: true,
    });
    try {
      expect(getCookie('a')).toBe('1');
    } finally {
      Reflect.deleteProperty(globalThis, 'document');
    }
  });

  it('finds no cookie where the document refuses them', () => {
    const documentLike = {
      get cookie(): string {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    };
    expect(getCookie('a', documentLike)).toBeUndefined();
  });
});
