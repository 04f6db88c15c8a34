import { render, screen, within } from '@testing-library/react';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import type { SiteFacts } from '../../../../config/siteFacts';
import { AccessibilityPage } from './AccessibilityPage';
import { CriteriaTable } from './CriteriaTable';

const mockFacts: Partial<SiteFacts> = {};

jest.mock('../../../hooks/useSiteFacts', () => ({ useSiteFacts: () => mockFacts }));

function setUp(facts: Partial<SiteFacts> = {}) {
  delete mockFacts.repositoryUrl;
  delete mockFacts.feedbackUrl;
  Object.assign(mockFacts, facts);
  renderInSite(<AccessibilityPage />, { path: '/accessibility/' });
}

const getRow = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr')!);

const readCells = (name: string) =>
  getRow(name)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the table of criteria', () => {
  beforeEach(() => setUp());

  it('has a row for each', () => {
    expect(document.querySelectorAll('tr[id^="criterion-"]')).toHaveLength(55);
  });

  it('names the tests that prove one, by their file', () => {
    const row = getRow('2.4.1 Bypass Blocks');
    expect(row.getByRole('cell', { name: 'Met' })).toBeInTheDocument();
    const proof = row.getByText('e2e/keyboard.e2e.ts').closest('li');
    expect(proof).toHaveTextContent(
      'leads from the skip link to a copied code block',
    );
    expect(row.getByRole('link', { name: 'Bypass Blocks' })).toHaveAttribute(
      'href',
      'https://www.w3.org/TR/WCAG22/#bypass-blocks',
    );
  });

  it('says what is open', () => {
    const [level, state, known] = readCells('1.3.2 Meaningful Sequence');
    expect([level, state]).toEqual(['A', 'Partly met']);
    expect(known).toContain('Open: ');
  });

  it('says where nothing proves one', () => {
    render(
      <CriteriaTable
        criteria={[
          {
            number: '9.9.9',
            name: 'Patience',
            level: 'A',
            state: 'unchecked',
            remark: 'Pages are short.',
            gap: 'A clock.',
          },
        ]}
      />,
    );
    const [level, state, known, proof] = readCells('9.9.9 Patience');
    expect([level, state, proof]).toEqual(['A', 'Not checked', 'No test']);
    expect(known).toContain('Open: ');
  });

  it('is summed up, each criterion once', () => {
    const counts = [
      'Met',
      'Partly met',
      'Not met',
      'Not checked',
      'Does not apply',
    ].map((name) => readCells(name).map(Number));
    const sums = [0, 1, 2].map((column) =>
      counts.reduce((sum, row) => sum + (row[column] ?? 0), 0),
    );
    expect(sums).toEqual([31, 24, 55]);
  });
});

describe('a barrier', () => {
  const findIssue = () => screen.queryByRole('link', { name: 'Open an issue' });

  it('is reported in the repository, where there is one', () => {
    setUp({ repositoryUrl: 'https://git.example.org/portal' });
    expect(findIssue()?.getAttribute('href')).toMatch(
      /^https:\/\/git\.example\.org\/portal\/issues\/new\?title=Accessibility/,
    );
  });

  it('is told by the question of each page, where answers are sent', () => {
    setUp({ feedbackUrl: 'https://feedback.example.org/' });
    expect(findIssue()).toBeNull();
    expect(screen.getByText(/takes a text as well/)).toBeInTheDocument();
  });

  it('has nowhere to go where neither is set up, and the page says so', () => {
    setUp();
    expect(findIssue()).toBeNull();
    expect(screen.getByText(/without an address for reports/)).toBeInTheDocument();
  });
});

it('is in English, whatever the language of the shell', () => {
  setUp();
  expect(screen.getByRole('main')).toHaveAttribute('lang', 'en');
});
