import { createTestSite } from '../createTestSite';
import { listComponentAnchors } from './listComponentAnchors';

const FILES = {
  'pages/cranes.tsx': `import { CraneList } from '../parts/CraneList';
import Layout from '@theme/Layout';

export default function Cranes() {
  return <Layout id="frame"><h2 id='tower-cranes'>Tower</h2><CraneList /></Layout>;
}
`,
  'parts/CraneList.tsx': `import Cranes from '../pages/cranes';
import * as loads from './loads';

export const CraneList = () => (
  <ul id={loads.id}><li id={\`crane-\${loads.first}-load\`} data-id="no">1 t</li></ul>
);
`,
  'parts/loads/index.ts': "export const id = 'loads';\n",
};

describe('listComponentAnchors', () => {
  it('reads ids from a page and from what it imports', () => {
    const site = createTestSite(FILES);
    const { ids, patterns } = listComponentAnchors(
      `${site.folder}/pages/cranes.tsx`,
    );
    site.remove();
    expect([...ids]).toEqual(['frame', 'tower-cranes']);
    expect(patterns).toEqual([/^/, /^crane-.*-load$/]);
  });
});
