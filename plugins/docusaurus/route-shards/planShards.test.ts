import { findShard, pathToShardKey } from './findShard';
import { generateRoutes } from './generateRoutes';
import { listPageScripts } from './listPageScripts';
import { parseGeneratedRoutes } from './parseGeneratedRoutes';
import { GROUP_SIZE, listChunkNames, planShards } from './planShards';
import { renderShards } from './renderShards';
import type { GeneratedRoutes, Shard, ShardPlan } from './types';

const PAGES = [
  '/',
  '/base-ui/react-menu/',
  '/base-ui/react-menu/hooks-api/',
  '/base-ui/usage/',
  '/blog/',
  '/joy-ui/',
  "/joy-ui/it's/",
  '/joy-ui/react-menu/',
];

let generated: GeneratedRoutes;
let plan: ShardPlan;
beforeAll(async () => {
  generated = parseGeneratedRoutes(await generateRoutes());
  plan = planShards(generated, 3);
});

const nameOf = (module: string) =>
  Object.entries(generated.registry).find(([, request]) => request === module)?.[0];

it('puts every page into one piece, neighbours together', () => {
  expect(plan.shards.map(({ routes }) => routes.map(({ path }) => path))).toEqual([
    PAGES.slice(0, 3),
    PAGES.slice(3, 6),
    PAGES.slice(6),
  ]);
});

it('the shard of each page is found by its path', () => {
  const firsts = plan.shards.map(({ first }) => first);
  for (const path of PAGES) {
    const shard = plan.shards[findShard(firsts, path)];
    expect(shard?.routes.map((route) => pathToShardKey(route.path))).toContain(path);
  }
});

it('gives a page all it needs: its piece and what every page has', () => {
  for (const shard of plan.shards) {
    expect(Object.keys(shard.chunkNames)).toHaveLength(shard.routes.length);
    const known = new Set(
      Object.keys({ ...plan.skeleton.registry, ...shard.registry }),
    );
    const needed = Object.values(shard.chunkNames).flatMap(listChunkNames);
    expect(needed.filter((name) => !known.has(name))).toEqual([]);
  }
});

it('leaves what pages of several pieces need, and the tree, to every page', () => {
  const { routes, registry } = plan.skeleton;
  expect(registry).toHaveProperty(nameOf('@theme/DocItem') ?? '');
  expect(registry).toHaveProperty(nameOf('@theme/DocRoot') ?? '');
  expect(Object.values(registry)).not.toContain('@site/blog/a.mdx?truncated=true');
  expect(routes.map(({ path }) => path)).toEqual(['/joy-ui/', '/base-ui/', '*']);
  expect(routes[0]?.routes?.[0]?.routes).toEqual([]);
});

it('does not add to what every page has when there are more pages', () => {
  const measure = (size: number) => {
    const { skeleton } = planShards(generated, size);
    return JSON.stringify({ ...skeleton, registry: Object.keys(skeleton.registry) });
  };
  expect(measure(3)).toBe(measure(2));
});

it('writes modules: the tree, what belongs to it, the lists and the pieces', () => {
  expect(renderShards(plan, '')).toContain(
    "import ComponentCreator from '@docusaurus/ComponentCreator';",
  );
  expect(renderShards(plan, '')).not.toContain('react-menu');
  expect(renderShards(plan, '?registry')).toContain(
    `import(/* webpackChunkName: "${nameOf('@theme/DocItem')}" */ "@theme/DocItem")`,
  );
  expect(renderShards(plan, '?chunk-names')).toContain('/joy-ui/-');
  expect(renderShards(plan, '?groups')).toBe(`export default [
["/", () => import(/* webpackChunkName: "routes-group-0" */ "@generated/routes?group=0")],
];
`);
  expect(renderShards(plan, '?group=0')).toContain(
    '["/base-ui/usage/", () => import(/* webpackChunkName: "routes-shard-1" */ "@generated/routes?shard=1")]',
  );
  const shard = renderShards(plan, '?shard=2');
  expect(shard).toContain('*/ "@site/docs//joy-ui/react-menu/index.mdx")');
  expect(shard).toContain(`"/joy-ui/it's/"`);
});

it('lists pieces in groups, every piece in one', () => {
  const pieces = Array.from({ length: GROUP_SIZE + 1 }, (_, index) => ({
    ...(plan.shards[0] as Shard),
    first: `/page-${index}/`,
  }));
  const render = (query: string) =>
    renderShards({ ...plan, shards: pieces }, query).match(/"\/page-\d+\/"/g);
  const groups = [render('?group=0'), render('?group=1')];
  expect(groups.map((group) => group?.length)).toEqual([GROUP_SIZE, 1]);
  expect(render('?groups')).toEqual(groups.map((group) => group?.[0]));
  expect(groups.flat()).toEqual(pieces.map(({ first }) => JSON.stringify(first)));
});

it.each(['?shard=3', '?shard=', '?group=1', '?pages'])(
  'the shards have no part %s',
  (query) => {
    expect(() => renderShards(plan, query)).toThrow(`there is no part ${query}`);
  },
);

it('names the scripts of a page: its list and piece first, then what was rendered', () => {
  const origins = listPageScripts(
    plan,
    new Map([
      ['@generated/routes?group=0', ['19']],
      ['@generated/routes?shard=2', ['20']],
      ['@site/docs//joy-ui/react-menu/index.mdx', ['21', '22']],
      ['@theme/DocItem', ['23']],
      ['@theme/NotFound', ['24']],
    ]),
  );
  expect(origins['@site/docs//joy-ui/react-menu/index.mdx']).toEqual([
    '19',
    '20',
    '21',
    '22',
  ]);
  // Other pages have it as well, in other pieces.
  expect(origins['@theme/DocItem']).toEqual(['23']);
  expect(origins['@theme/NotFound']).toEqual(['24']);
});
