import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { FEEDBACK_KEY } from '../../../lib/reporting/feedback';
import type { SiteFacts } from '../../../../config/siteFacts';
import { PageFeedback } from './PageFeedback';

const mockFacts: Partial<SiteFacts> = {};

jest.mock('../../../hooks/useSiteFacts', () => ({ useSiteFacts: () => mockFacts }));

const REPOSITORY = 'https://git.example.org/portal';
const ENDPOINT = 'https://feedback.example.org/';
const PATH = '/material-ui/react-button/';

let user: ReturnType<typeof userEvent.setup>;
let enterViewport: () => void;

function setUp(facts: Partial<SiteFacts>) {
  Object.assign(mockFacts, facts);
  return renderInSite(<PageFeedback pathname={PATH} title="Button" />);
}

const getButton = (name: string) => screen.getByRole('button', { name });
const findText = (text: RegExp) => screen.findByText(text);
const readStored = () =>
  (
    JSON.parse(localStorage.getItem(FEEDBACK_KEY) ?? 'null') as {
      pages: unknown[];
    } | null
  )?.pages ?? null;

beforeEach(() => {
  user = userEvent.setup();
  for (const key of Object.keys(mockFacts) as (keyof SiteFacts)[]) {
    delete mockFacts[key];
  }
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      enterViewport = () =>
        callback(
          [{ isIntersecting: true }] as unknown as IntersectionObserverEntry[],
          this as unknown as IntersectionObserver,
        );
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

afterEach(async () => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'fetch');
  (await import('../../../state/feedbackStore')).feedback.remove(PATH);
});

it.each<[string, Partial<SiteFacts>, string]>([
  ['nowhere', {}, 'Answers stay in this browser.'],
  [
    'nowhere, though an issue can be opened',
    { repositoryUrl: REPOSITORY },
    'Answers stay in this browser.',
  ],
  [
    'to an endpoint',
    { feedbackUrl: ENDPOINT, repositoryUrl: REPOSITORY },
    'Answers are sent to feedback.example.org.',
  ],
])('says before it is answered where answers go: %s', (_where, facts, text) => {
  setUp(facts);
  expect(screen.getByText(text)).toBeVisible();
  expect(
    screen.getByRole('group', { name: 'Was this page helpful?' }),
  ).toHaveAccessibleDescription(text);
});

it('keeps an answer and words to it in the browser, where nothing else is set up', async () => {
  setUp({});
  await user.click(getButton('No'));
  expect(await findText(/kept in this browser/)).toHaveAttribute('role', 'status');
  expect(getButton('No')).toHaveAttribute('aria-pressed', 'true');
  expect(getButton('Yes')).toHaveAttribute('aria-pressed', 'false');
  await user.type(
    screen.getByRole('textbox', { name: /What should we know/ }),
    'Cut.',
  );
  await user.click(getButton('Save'));
  expect(readStored()).toEqual([[PATH, { helpful: false, comment: 'Cut.' }]]);
});

it('shows an earlier answer when the reader gets there, and sends nothing', async () => {
  const earlier = setUp({});
  await user.click(getButton('Yes'));
  await findText(/kept in this browser/);
  earlier.unmount();
  globalThis.fetch = jest.fn();
  setUp({ feedbackUrl: ENDPOINT });
  expect(getButton('Yes')).toHaveAttribute('aria-pressed', 'false');
  await act(async () => {
    enterViewport();
    await import('./FeedbackForm');
  });
  expect(getButton('Yes')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(globalThis.fetch).not.toHaveBeenCalled();
});

it('forgets an answer, and the focus stays with the question', async () => {
  setUp({});
  await user.click(getButton('Yes'));
  await user.click(await screen.findByRole('button', { name: 'Delete answer' }));
  expect(readStored()).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(getButton('Yes')).toHaveFocus();
  expect(getButton('Yes')).toHaveAttribute('aria-pressed', 'false');
});

it('brings a deleted answer back, with the words that were not saved', async () => {
  setUp({});
  await user.click(getButton('No'));
  await user.type(await screen.findByRole('textbox'), 'Cut.');
  await user.click(screen.getByRole('button', { name: 'Delete answer' }));
  expect(readStored()).toBeNull();
  await user.click(getButton('Undo'));
  expect(getButton('No')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('textbox')).toHaveValue('Cut.');
  expect(JSON.stringify(readStored())).toContain('Cut.');
  expect(screen.getByRole('status')).toHaveTextContent('Everything is as it was.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete answer' }));
  await user.click(getButton('Yes'));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('leads to an issue with the answer in it, where there is a repository', async () => {
  setUp({ repositoryUrl: REPOSITORY });
  await user.click(getButton('No'));
  const link = await screen.findByRole('link', { name: 'Open an issue' });
  await user.type(screen.getByRole('textbox'), 'Cut.');
  const { origin, pathname, searchParams } = new URL(link.getAttribute('href')!);
  expect(origin + pathname).toBe(`${REPOSITORY}/issues/new`);
  expect(searchParams.get('body')).toBe(
    `Page: http://localhost${PATH}\nHelpful: no\n\nCut.`,
  );
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

describe('an endpoint', () => {
  const answer = (ok: boolean) => Promise.resolve({ ok } as Response);

  it('is sent the answer, and later the words', async () => {
    const requests: unknown[][] = [];
    globalThis.fetch = (url, options) => {
      const { method, body } = options as { method: string; body: string };
      requests.push([url, method, JSON.parse(body)]);
      return answer(true);
    };
    setUp({ feedbackUrl: ENDPOINT, repositoryUrl: REPOSITORY });
    await user.click(getButton('Yes'));
    expect(await findText(/has been sent/)).toHaveAttribute('role', 'status');
    await user.type(screen.getByRole('textbox'), 'Clear.');
    await user.click(getButton('Send'));
    expect(requests).toEqual([
      [ENDPOINT, 'POST', { page: PATH, helpful: true, comment: '' }],
      [ENDPOINT, 'POST', { page: PATH, helpful: true, comment: 'Clear.' }],
    ]);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    ['refuses', () => answer(false)],
    ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
  ])('that %s is said, and the answer stays', async (_how, fetch) => {
    globalThis.fetch = fetch;
    setUp({ feedbackUrl: ENDPOINT });
    await user.click(getButton('Yes'));
    expect(await findText(/did not work/)).toHaveAttribute('role', 'status');
    expect(readStored()).toEqual([[PATH, { helpful: true, comment: '' }]]);
    globalThis.fetch = () => answer(true);
    await user.click(getButton('Send'));
    expect(await findText(/has been sent/)).toBeInTheDocument();
  });
});
