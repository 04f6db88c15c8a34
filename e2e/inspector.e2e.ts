import type { Locator, Page } from 'playwright-core';
import { findViolations } from '../tests/harness/axe';
import { measureOverflow, openPage } from '../tests/harness/pages';
import { openAsReader, themeToStorage, type Reader } from '../tests/harness/reader';
import { readBuilt, useStage } from '../tests/harness/site';

const stage = useStage();

const SLIDER = '/material-ui/react-slider/';

interface Inspected {
  page: Page;
  demo: Locator;
  map: Locator;
  panel: Locator;
  close: () => Promise<void>;
}

/** Opens a page and the map of one of its demos, by keyboard. */
async function inspect(
  pathname: string,
  name: string,
  reader: Reader = {},
): Promise<Inspected> {
  const context = await openAsReader(stage, reader);
  const page = await context.newPage();
  await openPage(page, stage.origin + pathname);
  const demo = page.locator(`section[data-demo="${name}"]`);
  await demo.scrollIntoViewIfNeeded();
  await demo.locator('[data-live]').first().waitFor({ state: 'attached' });
  await demo.getByRole('button', { name: 'Inspect' }).focus();
  await page.keyboard.press('Enter');
  const map = demo.getByRole('application');
  await map.waitFor();
  return {
    page,
    demo,
    map,
    panel: demo.locator('section'),
    close: () => context.close(),
  };
}

const readChosen = (map: Locator) =>
  map.locator('[data-kind="chosen"]').getAttribute('data-part');

/** Whether the box that is drawn lies where the part is. */
const isDrawnAt = (map: Locator, part: Locator) =>
  Promise.all([
    map.locator('[data-kind="chosen"]').boundingBox(),
    part.boundingBox(),
  ]).then(([drawn, box]) =>
    (['x', 'y', 'width', 'height'] as const).every(
      (side) => Math.abs((drawn?.[side] ?? 0) - (box?.[side] ?? 99)) < 1,
    ),
  );

describe('the map of the parts of a demo', () => {
  it('is used by keyboard, and the focus goes back to its button', async () => {
    const { page, demo, map, panel, close } = await inspect(SLIDER, 'SliderBasic');
    expect(await map.evaluate((layer) => layer === document.activeElement)).toBe(
      true,
    );
    const seen = [];
    for (const key of ['End', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowRight']) {
      await page.keyboard.press(key);
      seen.push(await readChosen(map));
    }
    expect(seen).toEqual([
      'Slider.valueLabel',
      'Slider.thumb',
      'Slider.root',
      'Slider.rail',
      'Slider.track',
    ]);
    expect(await isDrawnAt(map, demo.locator('.MuiSlider-track'))).toBe(true);
    expect(
      await demo.locator('p[role="status"]').last().textContent(),
    ).toBeDefined();
    await page.keyboard.press('Tab');
    expect(
      await panel.evaluate((shown) => shown.contains(document.activeElement)),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await map.waitFor({ state: 'detached' });
    expect(
      await page.evaluate(() => document.activeElement?.textContent?.trim()),
    ).toBe('Inspect');
    await close();
  });

  it('names the part at the pointer, and a click chooses it without acting', async () => {
    const { page, demo, map, panel, close } = await inspect(SLIDER, 'SliderBasic');
    const input = demo.locator('input[type="range"]');
    const value = await input.inputValue();
    const track = await demo.locator('.MuiSlider-rail').boundingBox();
    const at = [
      (track?.x ?? 0) + (track?.width ?? 0) - 4,
      (track?.y ?? 0) + (track?.height ?? 0) / 2,
    ] as const;
    await page.mouse.move(...at);
    await map.locator('[data-kind="hovered"][data-part="Slider.rail"]').waitFor();
    await page.mouse.click(...at);
    expect(await panel.getAttribute('aria-label')).toBe('Slider rail');
    expect(await input.inputValue()).toBe(value);
    await close();
  });

  it('is used by touch, below a header, on a phone', async () => {
    const { page, demo, map, panel, close } = await inspect(SLIDER, 'SliderBasic', {
      width: 390,
      height: 844,
      options: { hasTouch: true },
    });
    const thumb = await demo.locator('.MuiSlider-thumb').boundingBox();
    await page.touchscreen.tap((thumb?.x ?? 0) + 6, (thumb?.y ?? 0) + 6);
    expect(await readChosen(map)).toBe('Slider.thumb');
    // Below the stage: the part stays in sight.
    const [layer, below] = await Promise.all([
      map.boundingBox(),
      panel.boundingBox(),
    ]);
    expect(below?.y).toBeGreaterThanOrEqual(
      (layer?.y ?? 0) + (layer?.height ?? 0) - 1,
    );
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
    await close();
  });

  it('looks into the window of a demo', async () => {
    const { page, map, demo, close } = await inspect(
      '/material-ui/react-app-bar/',
      'AppBarFixed',
    );
    await map.locator('[data-part="AppBar.root"]').waitFor();
    const frame = await demo.locator('iframe').boundingBox();
    await page.mouse.click((frame?.x ?? 0) + 30, (frame?.y ?? 0) + 20);
    expect(await readChosen(map)).not.toBeNull();
    await close();
  });

  it.each([
    ['light', 'ltr', 1280],
    ['dark', 'rtl', 390],
  ] as const)(
    'passes axe, %s, %s, %i pixels wide',
    async (system, direction, width) => {
      const { page, map, close } = await inspect(SLIDER, 'SliderBasic', {
        system,
        width,
        height: 900,
        localStorage: themeToStorage({ direction }),
      });
      await map.waitFor();
      expect(await findViolations(page, 'section[data-demo="SliderBasic"]')).toEqual(
        [],
      );
      await close();
    },
  );

  it('is drawn in forced colours', async () => {
    const { map, close } = await inspect(SLIDER, 'SliderBasic', {
      options: { forcedColors: 'active' },
    });
    const border = await map
      .locator('[data-kind="chosen"]')
      .evaluate((part) => getComputedStyle(part).borderTopWidth);
    expect(border).toBe('2px');
    await close();
  });
});

describe('what the map says', () => {
  it.each([
    [SLIDER, 'SliderBasic'],
    ['/joy-ui/react-slider/', 'SliderBasic'],
    ['/base-ui/react-slider/', 'SliderBasic'],
    ['/x/react-data-grid/', 'ShipmentGrid'],
  ])('leads on %s to rows that are in the reference', async (pathname, name) => {
    const { page, panel, map, close } = await inspect(pathname, name);
    const links = new Set<string>();
    for (const key of ['Home', 'ArrowDown', 'ArrowDown', 'End']) {
      await page.keyboard.press(key);
      const hrefs = await panel
        .getByRole('link')
        .evaluateAll((elements) =>
          elements.map((link) => link.getAttribute('href') ?? ''),
        );
      hrefs.forEach((href) => links.add(href));
    }
    expect(await readChosen(map)).not.toBeNull();
    expect(links.size).toBeGreaterThan(3);
    for (const href of links) {
      const [to = '', id] = href.split('#');
      const html = readBuilt(`${to}index.html`);
      // Attributes of a built page have quotes where they need them.
      const isThere = new RegExp(`\\sid="?${id}["\\s>]`).test(html);
      expect([href, id === undefined || isThere]).toEqual([href, true]);
    }
    await close();
  });

  it('is copied', async () => {
    const { page, panel, close } = await inspect(SLIDER, 'SliderBasic', {
      options: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
    for (const key of ['End', 'ArrowUp']) await page.keyboard.press(key);
    await panel.getByLabel('Property').selectOption('background-color');
    await panel.getByLabel('Override with').selectOption('styleOverrides');
    await panel.getByRole('button', { name: 'Copy' }).click();
    await panel.getByText('Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      "thumb: { backgroundColor: 'gold' },",
    );
    await close();
  });
});

it('costs nothing before it is requested', async () => {
  const context = await openAsReader(stage, {});
  const page = await context.newPage();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await openPage(page, stage.origin + SLIDER);
  const demo = page.locator('section[data-demo="SliderBasic"]');
  await demo.scrollIntoViewIfNeeded();
  await demo.locator('[data-live]').waitFor({ state: 'attached' });
  const before = requested.length;
  await demo.getByRole('button', { name: 'Inspect' }).click();
  await demo.getByRole('application').waitFor();
  const later = requested.slice(before).filter((file) => file.endsWith('.js'));
  expect(later.length).toBeGreaterThanOrEqual(2);
  expect(later.filter((file) => requested.indexOf(file) < before)).toEqual([]);
  await context.close();
});
