/** What `npm run pack:agents` makes from sources, beside what a build has published. */
import { createPack } from '../../plugins/publish/agent-pack/createPack';
import { collectPackSources } from '../../scripts/agents/collectPackSources';
import { SITE_DIR } from '../content/site';
import { getLimit } from '../limits/limits';
import { openPublishedPack } from './openPublishedPack';

it(
  'is the same pack from sources and from a build',
  async () => {
    const made = createPack(await collectPackSources(SITE_DIR));
    const { files } = openPublishedPack();
    expect([...made.keys()]).toEqual([...files.keys()]);
    const different = [...made].filter(([file, text]) => files.get(file) !== text);
    expect(different.map(([file]) => file)).toEqual([]);
  },
  getLimit('manyPages'),
);
