import path from 'node:path';
import { bundleForServer } from './bundleDemos';
import { listDemos } from './listDemos';
import { renderWithProgram } from './renderDemos';

const SITE_DIR = path.resolve(__dirname, '../..');

/** The day begins first, at noon of UTC, and late. */
const TIME_ZONES = ['Pacific/Kiritimati', 'UTC', 'America/Los_Angeles'];

/**
 * The printed text of a demo, without times of this zone. Days of a calendar also hold the
 * moment at which they begin there; and lists of months and years mark those of today for
 * screen readers, even where a demo hides today.
 */
const toPrinted = (html: string | null | undefined) =>
  html?.replaceAll(/ data-timestamp="\d+"| aria-current="date"/g, '');

const demos = listDemos(path.join(SITE_DIR, 'docs')).filter(({ id }) =>
  id.startsWith('x/date-pickers/'),
);

it('demos of the date pickers print the same in every time zone of the machine', async () => {
  expect(demos.length).toBeGreaterThan(5);
  const program = await bundleForServer(demos, SITE_DIR);
  const [first, ...others] = await Promise.all(
    TIME_ZONES.map((timeZone) => renderWithProgram(demos, program, { timeZone })),
  );
  const differing = demos.filter(({ id }) =>
    others.some(
      (rendered) =>
        toPrinted(rendered.get(id)?.html) !== toPrinted(first?.get(id)?.html),
    ),
  );
  expect(differing.map(({ id }) => id)).toEqual([]);
  expect([...first!.values()].filter(({ html }) => html === null)).toEqual([]);
});
