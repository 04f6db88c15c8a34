import { exportToSlug, memberToAnchor } from './apiAnchors';

describe('exportToSlug', () => {
  it.each([
    ['Button', 'button'],
    ['DataGridPro', 'data-grid-pro'],
    ['useAutocomplete', 'use-autocomplete'],
    ['NoSsr', 'no-ssr'],
    ['CSSAnimation', 'css-animation'],
    ['Unstable_Grid2', 'grid-2'],
    ['unstable_useModal', 'use-modal'],
    ['Experimental_CssVarsProvider', 'css-vars-provider'],
    ['GridExcelExportOptions', 'grid-excel-export-options'],
  ])('turns %s into %s', (name, slug) => {
    expect(exportToSlug(name)).toBe(slug);
  });
});

describe('memberToAnchor', () => {
  it('keeps the name as written', () => {
    expect(memberToAnchor('Button', 'prop', 'startIcon')).toBe(
      'button-prop-startIcon',
    );
    expect(memberToAnchor('useAutocomplete', 'parameter', 'options')).toBe(
      'use-autocomplete-parameter-options',
    );
  });
});
