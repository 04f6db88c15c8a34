import { screen, waitFor } from '@testing-library/react';
import { renderInSite } from '../../tests/setup/renderInSite';
import MDXComponents from './MDXComponents';
import { PAGE_ELEMENTS } from '../lib/page/pageElements';
import Root from './Root';

const readMeta = (name: string) =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

describe('Root', () => {
  it.each([
    ['/material-ui/react-button/', 'material-ui', 'core'],
    ['/x/react-data-grid/', 'x-data-grid', 'x'],
    ['/versions/', 'docs', 'docs'],
    ['/blog/hello/', '', ''],
  ])('names product and category of %s', async (path, id, category) => {
    renderInSite(<Root>Text</Root>, { path });
    await waitFor(() => expect(readMeta('mui:productId')).toBe(id));
    expect(readMeta('mui:productCategoryId')).toBe(category);
    expect(screen.getByText('Text')).toBeInTheDocument();
  });

  it('watches the preferences as long as the page is there', () => {
    const add = jest.spyOn(window, 'addEventListener');
    const remove = jest.spyOn(window, 'removeEventListener');
    const { unmount } = renderInSite(<Root>Text</Root>);
    const listTypes = (spy: typeof add) =>
      spy.mock.calls.map(([type]) => type).filter((type) => type === 'storage');
    expect(listTypes(add)).toEqual(['storage']);
    unmount();
    expect(listTypes(remove as typeof add)).toEqual(['storage']);
    jest.restoreAllMocks();
  });
});

describe('MDXComponents', () => {
  it('are those that page-check takes as known', () => {
    const elements = Object.keys(MDXComponents).filter((name) =>
      /^[A-Z]/.test(name),
    );
    expect(elements.sort()).toEqual([...PAGE_ELEMENTS].sort());
  });

  it('lets the keyboard reach a table that scrolls', () => {
    const Table = MDXComponents.table;
    renderInSite(
      <Table>
        <tbody>
          <tr>
            <td>Cell</td>
          </tr>
        </tbody>
      </Table>,
    );
    const frame = screen.getByRole('table').parentElement;
    expect(frame).toHaveAttribute('tabindex', '0');
    expect(frame).toHaveAccessibleName('Table');
  });

  it('knows what the remark steps write', () => {
    expect(MDXComponents).toMatchObject({ CodeBlock: expect.any(Function) });
  });
});
