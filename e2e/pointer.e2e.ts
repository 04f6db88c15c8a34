import { openPage, TEMPLATES } from '../tests/harness/pages';
import { openAsReader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

/** Controls of the portal itself; those of demos are the libraries'. */
const CONTROLS =
  ':is(a[href], button, summary, select, input, textarea, [role=tab], [role=radio], [role=switch]):not([data-demo-stage] *, [inert] *)';

/** A place with nothing to press: the corner of the header. */
const NOWHERE = { x: 2, y: 2 };

/** Controls that are pressed on a page: in the first of it, each kind is seen. */
const MANY = 50;

/** Middle of a control, which is scrolled to; null where it does not show. */
function findPlace(control: Element): { x: number; y: number } | null {
  if (!control.checkVisibility({ visibilityProperty: true })) return null;
  control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = control.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Everything that a press could have changed, as text. */
function readState(): string {
  const count = (selector: string) => document.querySelectorAll(selector).length;
  return JSON.stringify({
    address: window.location.href,
    dialogs: count('dialog[open], [role=dialog], :popover-open'),
    open: count('details[open]'),
    states: ['expanded', 'pressed', 'selected', 'checked'].map((name) =>
      [...document.querySelectorAll(`[aria-${name}]:not([data-demo-stage] *)`)]
        .map((element) => element.getAttribute(`aria-${name}`))
        .join(),
    ),
    attributes: [...document.documentElement.attributes]
      .map(({ name, value }) => `${name}=${value}`)
      .filter((attribute) => !/^style=/.test(attribute)),
    stored: { ...window.localStorage },
  });
}

it.each(Object.entries(TEMPLATES))(
  'a press that is let go somewhere else does nothing: %s',
  async (_kind, pathname) => {
    const context = await openAsReader(stage);
    const page = await context.newPage();
    await openPage(page, `${stage.origin}${pathname}`);
    const before = await page.evaluate(readState);
    let pressed = 0;
    for (const control of await page.locator(CONTROLS).elementHandles()) {
      const place = await control.evaluate(findPlace);
      if (!place) continue;
      await page.mouse.move(place.x, place.y);
      await page.mouse.down();
      await page.mouse.move(NOWHERE.x, NOWHERE.y);
      await page.mouse.up();
      pressed += 1;
      if (pressed === MANY) break;
    }
    expect(await page.evaluate(readState)).toBe(before);
    expect(pressed).toBeGreaterThan(20);
    await context.close();
  },
);
