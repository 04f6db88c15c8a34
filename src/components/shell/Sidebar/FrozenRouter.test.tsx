import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryHistory } from 'history';
import { Link, Route, Router } from 'react-router-dom';
import { FrozenRouter } from './FrozenRouter';

function renderLinks() {
  const history = createMemoryHistory({ initialEntries: ['/first/'] });
  const onRender = jest.fn();
  render(
    <Router history={history}>
      <FrozenRouter>
        <Link to="/first/">First</Link>
        <Link to="/second/">Second</Link>
        <Route path="*" render={onRender.mockReturnValue(null)} />
      </FrozenRouter>
    </Router>,
  );
  return { history, onRender };
}

const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));

it('links in a frozen router do not render again with another address', () => {
  const { history, onRender } = renderLinks();
  const before = onRender.mock.calls.length;
  act(() => history.push('/second/'));
  expect(onRender).toHaveBeenCalledTimes(before);
});

it('lets links go to the page they lead to, and back to the one it began with', async () => {
  const { history } = renderLinks();
  await press('Second');
  await press('First');
  expect(history.entries.map(({ pathname }) => pathname)).toEqual([
    '/first/',
    '/second/',
    '/first/',
  ]);
});

it('adds no entry for a link to the page that is open', async () => {
  const { history } = renderLinks();
  await press('Second');
  await press('Second');
  expect(history.entries).toHaveLength(2);
});
