import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { PRODUCTS, docsInstanceOf, pathToProduct } from './products';

describe('pathToProduct', () => {
  it.each([
    ['/material-ui/react-button/', 'core', 'material-ui'],
    ['/zh/material-ui/react-button/', 'core', 'material-ui'],
    ['/material-ui/', 'core', 'material-ui'],
    ['/material-ui', null, null],
    ['/pt/material-ui/x/', null, null],
    ['/', null, null],
    ['/blog/a/', null, null],
    ['/core/', null, null],
    ['/experiments/joy/', null, null],
    ['/experiments/docs', null, null],
    ['/x', null, null],
    ['/versions', null, null],
    ['/base-ui/react-button/', 'core', 'base-ui'],
    ['/joy-ui/react-button/', 'core', 'joy-ui'],
    ['/system/', 'core', 'system'],
    ['/x/react-data-grid/', 'x', 'x-data-grid'],
    ['/x/react-data-grid/#a', 'x', 'x-data-grid'],
    ['/x/react-data-grid/components', 'x', 'x-data-grid'],
    ['/x/react-charts', 'x', 'x-charts'],
    ['/x/react-tree-view/', 'x', 'x-tree-view'],
    ['/x/react-data-grid?a=1', 'x', 'x-data-grid?a=1'],
    ['/x/', 'x', null],
    ['/x/introduction/', 'x', null],
    ['/x/whats-new/', 'x', null],
    ['/x/migration/a/', 'x', null],
  ])(
    'puts %s into %s, %s (example table)',
    (pathname, productCategoryId, productId) => {
      expect(pathToProduct(pathname)).toEqual({ productId, productCategoryId });
    },
  );

  it.each([
    ['/toolpad/', 'toolpad'],
    ['/toolpad/a/', 'toolpad'],
    ['/docs/a/', 'docs'],
    ['/versions/', 'docs'],
    ['/production-error/', 'docs'],
    ['/experiments/docs/headers/', 'docs-infra'],
    ['/experiments/docs/', 'docs-infra'],
  ])('puts %s into category docs', (pathname, productId) => {
    expect(pathToProduct(pathname)).toEqual({
      productId,
      productCategoryId: 'docs',
    });
  });

  it.each([
    ['/x/api/data-grid/data-grid/', 'x-data-grid'],
    ['/x/api/date-pickers/date-picker/', 'x-date-pickers'],
    ['/x/api/charts/bar-chart/', 'x-charts'],
    ['/x/api/tree-view/tree-item/', 'x-tree-view'],
    ['/x/api/unknown/', null],
    ['/x/api/', null],
    ['/x/migration/charts/', null],
  ])('gives the X API page %s to %s', (pathname, productId) => {
    expect(pathToProduct(pathname)).toEqual({ productId, productCategoryId: 'x' });
  });

  it('removes the prefix of any language that has a text pack', () => {
    expect(pathToProduct('/pt/system/', ['en', 'pt']).productId).toBe('system');
  });

  it('sees only the first folder', () => {
    expect(pathToProduct('/a/material-ui/')).toEqual({
      productId: null,
      productCategoryId: null,
    });
    expect(pathToProduct('/a/docs/b/').productId).toBeNull();
    expect(pathToProduct('/experiments/x/').productId).toBeNull();
    expect(pathToProduct('/docs/docs/a/').productId).toBe('docs');
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.string(), (path, text) => {
        for (const pathname of [path, text, `/x/${text}/`]) {
          const { productId, productCategoryId } = pathToProduct(pathname);
          expect(productId === null || productId.length > 0).toBe(true);
          expect([null, 'core', 'x', 'docs']).toContain(productCategoryId);
        }
      }),
    );
  });
});

describe('docsInstanceOf', () => {
  it.each([
    ['/material-ui/react-button/', 'material-ui'],
    ['/joy-ui/', 'joy-ui'],
    ['/base-ui', 'base-ui'],
    ['/zh/system/a/', 'system'],
    ['/x/react-charts/', 'x'],
    ['/x#a', 'x'],
    ['/blog/', null],
    ['/', null],
    ['', null],
    ['/xx/', null],
    ['/material/', null],
    ['/docs/material-ui/', null],
  ])('gives %s to %s', (pathname, instance) => {
    expect(docsInstanceOf(pathname)).toBe(instance);
  });

  it('removes the prefix of any language that has a text pack', () => {
    expect(docsInstanceOf('/pt/x/a/', ['pt'])).toBe('x');
    expect(docsInstanceOf('/pt/x/a/')).toBeNull();
  });
});

describe('PRODUCTS', () => {
  it('lists the names of the product menu in order', () => {
    expect(PRODUCTS.map(({ name }) => name)).toEqual([
      'Material UI',
      'Joy UI',
      'Base UI',
      'MUI System',
      'Data Grid',
      'Date and Time Pickers',
      'Charts',
      'Tree View',
    ]);
  });

  it('has names for narrow places', () => {
    expect(PRODUCTS.map(({ shortName }) => shortName)).toEqual([
      'Material UI',
      'Joy UI',
      'Base UI',
      'System',
      'Data Grid',
      'Pickers',
      'Charts',
      'Tree View',
    ]);
  });

  it('links each product to a path prefix of its own', () => {
    expect(PRODUCTS.map(({ href }) => href)).toEqual([
      '/material-ui/',
      '/joy-ui/',
      '/base-ui/',
      '/system/',
      '/x/react-data-grid/',
      '/x/react-date-pickers/',
      '/x/react-charts/',
      '/x/react-tree-view/',
    ]);
  });

  it.each(PRODUCTS)('leads $name to pages of its own', ({ id, href }) => {
    expect(pathToProduct(href).productId).toBe(id);
    expect(docsInstanceOf(href)).not.toBeNull();
  });

  it.each(PRODUCTS)('names the installed package of $name', ({ packageName }) => {
    const manifest = readFileSync(join(__dirname, '../../../package.json'), 'utf8');
    const { dependencies } = JSON.parse(manifest) as Record<string, object>;
    expect(Object.keys(dependencies ?? {})).toContain(packageName);
  });

  it.each(PRODUCTS)('says in one sentence what $name is for', ({ purpose }) => {
    expect(purpose).toMatch(/^[A-Z][^.]+\.$/);
  });

  it('uses no name, path or package twice', () => {
    for (const field of ['id', 'shortName', 'packageName'] as const) {
      expect(new Set(PRODUCTS.map((product) => product[field])).size).toBe(
        PRODUCTS.length,
      );
    }
  });
});
