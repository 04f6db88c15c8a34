/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { MemoryRouter, Route, useHistory } from 'react-router-dom';
import renderRoutes from './renderRoutes';

const route = (path: string, text: string) => ({
  path,
  exact: path !== '*',
  component: () => <p>{text}</p>,
});

const ROUTES = [route('/x/', 'MUI X'), route('*', 'missing')];

const open = (pathname: string, pages = renderRoutes(ROUTES)) =>
  render(<MemoryRouter initialEntries={[pathname]}>{pages}</MemoryRouter>).container
    .innerHTML;

it('renders the page of an address', () => {
  expect(open('/x/')).toBe('<p>MUI X</p>');
});

it('knows no page by other letters, as the host does not', () => {
  expect(open('/X/')).toBe('<p>missing</p>');
});

it('renders what comes into the list later', () => {
  const element = renderRoutes(ROUTES);
  ROUTES.unshift(route('/system/', 'MUI System'));
  expect(open('/system/', element)).toBe('<p>MUI System</p>');
});

it('renders nothing where there are no routes', () => {
  expect(renderRoutes(undefined)).toBeNull();
});

describe('while the next page loads', () => {
  const toLocation = (pathname: string) => ({
    pathname,
    search: '',
    hash: '',
    state: null,
  });
  const FIRST = toLocation('/first/');
  const NEXT = toLocation('/next/');

  it('does not render the shown page again, whatever reads the address in it', () => {
    const read: string[] = [];
    let goTo = (_pathname: string) => {};
    function Reader() {
      const history = useHistory();
      goTo = (pathname) => history.push(pathname);
      return (
        <Route
          render={({ location }) => {
            read.push(location.pathname);
            return null;
          }}
        />
      );
    }
    const pages = renderRoutes([{ path: '*', component: Reader }]);
    // As Docusaurus holds the old address until the page of the new one is there.
    const toSite = (location: typeof FIRST) => (
      <MemoryRouter initialEntries={['/first/']}>
        <Route location={location} render={() => pages} />
      </MemoryRouter>
    );
    const { rerender } = render(toSite(FIRST));
    expect(read).toEqual(['/first/']);
    act(() => goTo('/next/'));
    expect(read).toEqual(['/first/']);
    rerender(toSite(NEXT));
    expect(read).toEqual(['/first/', '/next/']);
  });
});
