import type { Locator } from 'playwright-core';
import { watchComplaints } from '../tests/harness/complaints';
import { openPage, hydrateDemos } from '../tests/harness/pages';
import { shareContext } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

const INTEGRATIONS = '/experiments/docs/demos/integrations/';

/** A use of each demo and the answer to it, in the page and in the editor. */
const DEMOS: readonly [
  demo: string,
  use: (shown: Shown) => Promise<void>,
  answer: (shown: Shown) => Locator,
][] = [
  [
    'MaskedPhone',
    async (shown) => {
      const field = shown.getByLabel('Phone number');
      await field.pressSequentially('5550100200');
      expect(await field.inputValue()).toBe('+1 (555) 010-0200');
    },
    (shown) => shown.getByLabel('Phone number'),
  ],
  [
    'CurrencyField',
    (shown) => shown.getByLabel('Amount').fill('2500'),
    (shown) => shown.getByText('Stored as 2500'),
  ],
  [
    'InvoiceForm',
    (shown) => shown.getByRole('button', { name: 'Send invoice' }).click(),
    (shown) => shown.getByText('Enter the address the invoice goes to.'),
  ],
  [
    'SignUpForm',
    (shown) => shown.getByRole('button', { name: 'Create team' }).click(),
    (shown) => shown.getByText('Name your team.'),
  ],
  [
    'VirtualOrders',
    (shown) => shown.getByText('Order 1', { exact: true }).waitFor(),
    (shown) => shown.locator('li[aria-setsize="10000"]').first(),
  ],
  [
    'WindowedFiles',
    (shown) => shown.getByText('scan-1.pdf').waitFor(),
    (shown) => shown.locator('[aria-setsize="5000"]').first(),
  ],
  [
    'RoutedTabs',
    (shown) => shown.getByRole('tab', { name: 'Team' }).click(),
    (shown) => shown.getByRole('tab', { name: 'Team', selected: true }),
  ],
  ['CachedOrders', () => Promise.resolve(), (shown) => shown.getByText('Desk lamp')],
];

type Shown = Pick<Locator, 'getByLabel' | 'getByRole' | 'getByText' | 'locator'>;

describe('a demo with a package beside the libraries', () => {
  const getContext = shareContext(stage);

  it.each(DEMOS)(
    'runs in the page and in the editor: %s',
    async (name, use, answer) => {
      const complaints = watchComplaints(getContext(), stage.origin);
      const page = await getContext().newPage();
      await openPage(page, `${stage.origin}${INTEGRATIONS}`);
      await hydrateDemos(page);
      const demo = page.locator(`section[data-demo="${name}"]`);
      await use(demo);
      // The code below the stage has the same words.
      await answer(demo.locator('[data-live]')).waitFor();
      await demo.getByRole('button', { name: 'Edit', exact: true }).click();
      await demo.locator('[data-edited-stage="running"]').waitFor();
      const frame = demo.frameLocator('iframe');
      await use(frame);
      await answer(frame).waitFor();
      expect(await demo.locator('[role="alert"]').textContent()).toBe('');
      expect(page.url()).toBe(`${stage.origin}${INTEGRATIONS}`);
      expect(complaints.take()).toEqual([]);
      await page.close();
    },
  );
});
