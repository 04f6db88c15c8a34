import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { keepRecent } from '../../../state/searchMemoryStore';
import { createSearchService } from '../../../lib/search/createSearchService';
import { createIndexFiles } from '../../../lib/search/searchIndex';
import type { SearchCommand, SearchReply } from '../../../lib/search/searchMessages';
import { loadIndex } from './searchClient';
import { SearchDialog } from './SearchDialog';

jest.mock('@generated/search-index/default/manifest.json', () => ({
  __esModule: true,
  default: {
    shards: [
      {
        scope: 'material-ui',
        file: 'a.json',
        excerpts: { file: 'a-excerpts.json' },
      },
      { scope: 'joy-ui', file: 'b.json', excerpts: { file: 'b-excerpts.json' } },
    ],
    terms: { prefix: 'words', firsts: ['button'] },
  },
}));

/** The worker is made by the bundler; here the same service answers without one. */
jest.mock('./startSearchWorker', () => ({
  startSearchWorker: (onReply: (reply: SearchReply) => void) => {
    const answerQuestion = createSearchService({
      loadFile: (url) => {
        if (failing.has(new URL(url).pathname))
          return Promise.reject(new Error('503'));
        const { names, excerpts, terms } = createIndexFiles(
          (['material-ui', 'joy-ui'] as const).map((scope) => [
            scope,
            [
              { kind: 'page', name: 'Button', href: `/${scope}/react-button/` },
              {
                kind: 'section',
                name: 'Ripple',
                owner: 'Button',
                href: `/${scope}/react-button/#ripple`,
              },
              {
                kind: 'prop',
                name: 'startIcon',
                owner: 'Button',
                href: `/${scope}/api/button/#button-prop-startIcon`,
                type: 'node',
              },
            ],
          ]),
        );
        const place = /\/a[.-]/.test(url) ? 0 : 1;
        return Promise.resolve(
          url.includes('words')
            ? terms[0]
            : (url.includes('excerpts') ? excerpts : names)[place],
        );
      },
      reply: onReply,
      schedule: (run) => run(),
    });
    return {
      postMessage: (question: SearchCommand) => void answerQuestion(question),
    };
  },
}));

const failing = new Set<string>();

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

async function openDialog(onClose = jest.fn()) {
  const user = userEvent.setup();
  loadIndex();
  renderInSite(<SearchDialog onClose={onClose} />, { path: '/joy-ui/react-tabs/' });
  await settle();
  return { user, onClose, input: screen.getByRole('combobox', { name: 'Search' }) };
}

const listOptions = () =>
  screen.getAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  failing.clear();
});

it('says what failed and loads it when asked again', async () => {
  failing.add('/b.json');
  const { user } = await openDialog();
  expect(screen.getByRole('alert')).toHaveTextContent('Part of the index');
  failing.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the search lists actions before anything is typed', async () => {
  await openDialog();
  expect(screen.getByRole('group', { name: 'Actions' })).toBeInTheDocument();
  expect(listOptions()).toContain('Toggle color mode');
});

it('lists results by product, the current one first, and names the one that Enter opens', async () => {
  const { user, input } = await openDialog();
  await user.type(input, 'button');
  await settle();
  expect(
    screen
      .getAllByRole('group')
      .map((group) => group.firstElementChild?.textContent),
  ).toEqual(expect.arrayContaining(['Joy UI', 'Material UI']));
  const first = screen.getAllByRole('option')[0];
  expect(first).toHaveAttribute('href', '/joy-ui/react-button/');
  expect(input).toHaveAttribute('aria-activedescendant', first?.id);
  await user.keyboard('{ArrowDown}');
  expect(screen.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('status')).toHaveTextContent(/^Results: \d+$/);
});

it('has the best section of a page below it, without the name of the page', async () => {
  const { user, input } = await openDialog();
  await user.type(input, 'button ripple');
  const [section] = await screen.findAllByRole('option', { name: /^Ripple/ });
  expect(section).toHaveClass('below');
  expect(section).toHaveAttribute('href', '/joy-ui/react-button/#ripple');
  expect(section?.previousElementSibling).toHaveAttribute(
    'href',
    '/joy-ui/react-button/',
  );
});

it('narrows by chips, and says so when nothing is left', async () => {
  const { user, input } = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Slot' }));
  await user.type(input, 'startIcon');
  await settle();
  expect(
    await screen.findByText(/Nothing found for “startIcon”/),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Search everywhere' }));
  await settle();
  expect(listOptions()[0]).toContain('Button › startIcon');
});

it('clears what was opened, and brings it back', async () => {
  keepRecent({
    kind: 'prop',
    name: 'startIcon',
    owner: 'Button',
    scope: 'joy-ui',
    href: '/joy-ui/api/button/#button-prop-startIcon',
  });
  const { user } = await openDialog();
  expect(listOptions()[0]).toContain('startIcon');
  await user.click(screen.getByRole('button', { name: 'Clear recent' }));
  expect(localStorage.getItem('search-memory')).toBeNull();
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(listOptions()[0]).toContain('startIcon');
  expect(undo).toHaveTextContent('Clear recent');
});

it('the search lists results that were opened before', async () => {
  const { user, input, onClose } = await openDialog();
  await user.type(input, 'startIcon');
  await settle();
  await user.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalled();
  expect(localStorage.getItem('search-memory')).toContain('startIcon');
});
