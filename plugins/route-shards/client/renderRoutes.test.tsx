import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import renderRoutes from './renderRoutes';

const route = (path: string, text: string) => ({
  path,
  exact: path !== '*',
  component: () => <p>{text}</p>,
});

const ROUTES = [route('/x/', 'MUI X'), route('*', 'missing')];

const open = (pathname: string) =>
  renderToStaticMarkup(
    <StaticRouter location={pathname}>{renderRoutes(ROUTES)}</StaticRouter>,
  );

it('renders the page of an address', () => {
  expect(open('/x/')).toBe('<p>MUI X</p>');
});

it('knows no page by other letters, as the host does not', () => {
  expect(open('/X/')).toBe('<p>missing</p>');
});

it('renders what comes into the list later', () => {
  const element = renderRoutes(ROUTES);
  ROUTES.unshift(route('/system/', 'MUI System'));
  expect(
    renderToStaticMarkup(<StaticRouter location="/system/">{element}</StaticRouter>),
  ).toBe('<p>MUI System</p>');
});

it('renders nothing where there are no routes', () => {
  expect(renderRoutes(undefined)).toBeNull();
});
