import fc from 'fast-check';
import { composeDocumentTitle, pageToTitle, pathnameToWords } from './titles';

describe('pageToTitle', () => {
  it.each([
    ['/material-ui/react-button', 'Button'],
    ['/material-ui/getting-started/supported-components', 'Supported components'],
    ['/material-ui/react-', ''],
    ['/material-ui/api/grid-2', 'Grid2'],
    ['/base-ui/api/use-badge', 'useBadge'],
    ['/system/api/user-list', 'userList'],
    ['/x/api/data-grid/data-grid-premium', 'DataGridPremium'],
    ['/api-docs/accordion-actions', 'AccordionActions'],
    ['/foo/bar.js', 'Bar'],
    ['/a/my-react-page', 'My page'],
    ['/base-ui/react-badge/components-api/#badge', '#badge'],
  ])('titles %s "%s" (example table)', (pathname, title) => {
    expect(pageToTitle({ pathname })).toBe(title);
  });

  it.each([
    ['data-display', 'Data display'],
    ['MUI X', 'MUI X'],
  ])('titles the subheader %s "%s" (example table)', (subheader, title) => {
    expect(pageToTitle({ pathname: '/material-ui/react-button', subheader })).toBe(
      title,
    );
  });

  it.each([
    ['FAQs', 'FAQs'],
    [false, null],
    ['', 'Button'],
    [undefined, 'Button'],
  ] as const)('takes the title %p as %p (example table)', (title, expected) => {
    expect(pageToTitle({ pathname: '/material-ui/react-button', title })).toBe(
      expected,
    );
  });

  it('prefers the title to the subheader, and an empty subheader to nothing', () => {
    const page = { pathname: '/a/b', subheader: 'c' };
    expect(pageToTitle({ ...page, title: 'T' })).toBe('T');
    expect(pageToTitle({ ...page, title: false })).toBeNull();
    expect(pageToTitle({ ...page, subheader: '' })).toBe('B');
  });

  it('titles hooks and components of API pages as they are written in code', () => {
    expect(pageToTitle({ pathname: '/base-ui/api/use-autocomplete/' })).toBe(
      'useAutocomplete',
    );
    expect(pageToTitle({ pathname: '/api-docs/use-badge' })).toBe('UseBadge');
    expect(pageToTitle({ pathname: '/material-ui/api/button' })).toBe('Button');
    expect(pageToTitle({ pathname: '/material-ui/customization/api' })).toBe('Api');
    expect(pageToTitle({ pathname: '/x/a-menu-because-b' })).toBe(
      'A menu because b',
    );
  });

  it('throws for no page', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.option(fc.string(), { nil: undefined }),
        fc.constantFrom(undefined, '', false as const),
        (pathname, subheader, title) => {
          const result = pageToTitle({ pathname, subheader, title });
          expect(result === null).toBe(title === false);
        },
      ),
    );
  });
});

describe('pathnameToWords', () => {
  it.each([
    ['/material-ui/react-date-picker', 'Date picker'],
    ['/material-ui/react-date-picker/', 'Date picker'],
    ['/a/b//', 'B'],
    ['/', ''],
    ['', ''],
    ['/a/b-c-d', 'B c d'],
    ['/a/b.test.js', 'B'],
    ['/a/b.x\ny', 'B'],
  ])('turns %s into "%s"', (pathname, words) => {
    expect(pathnameToWords(pathname)).toBe(words);
  });

  it('leaves no hyphen and no slash', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        expect(pathnameToWords(path)).not.toMatch(/[-/]/);
      }),
    );
  });
});

describe('composeDocumentTitle', () => {
  it('joins page and product', () => {
    expect(composeDocumentTitle('Button', 'Material UI')).toBe(
      'Button - Material UI',
    );
  });

  it.each([
    [null, 'Charts', 'Charts'],
    ['', 'Charts', 'Charts'],
    ['Versions', undefined, 'Versions'],
    [null, null, ''],
  ])('joins %p and %p to "%s"', (page, product, title) => {
    expect(composeDocumentTitle(page, product)).toBe(title);
  });
});
