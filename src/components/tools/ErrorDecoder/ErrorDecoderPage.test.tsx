import { screen, within } from '@testing-library/react';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { ErrorDecoderPage } from './ErrorDecoderPage';

const openAt = (query: string) =>
  renderInSite(<ErrorDecoderPage />, { path: `/production-error/${query}` });

const getDecoded = (code: string) =>
  screen.getByRole('heading', { level: 2, name: `Error ${code}` }).parentElement!;

it('writes the message out with the values of the address', () => {
  openAt('?code=10&args[]=lab');
  expect(getDecoded('10')).toHaveTextContent('MUI: unsupported `lab` color space.');
});

it('takes values for text, not for HTML', () => {
  openAt('?code=10&args[]=%3Cimg%20src%3Dx%3E');
  expect(getDecoded('10')).toHaveTextContent('unsupported `<img src=x>`');
  expect(document.querySelector('img')).toBeNull();
});

it('says so when there is no such error', () => {
  openAt('?code=999');
  expect(
    within(getDecoded('999')).getByText(/^The documented versions have no error/),
  ).toBeInTheDocument();
});

it('lists all messages, also where the address names none', () => {
  openAt('');
  expect(screen.queryByRole('heading', { name: /^Error/ })).toBeNull();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    '7',
    '10',
  ]);
});
