import type { ApiModel } from './extract/model';
import { measureModel, renderCounts } from './measureModel';
import type { ApiComponent, ApiHook, ApiProp } from './types';

const prop = (values: Partial<ApiProp>): ApiProp => ({
  name: 'a',
  anchor: 'a',
  type: { readable: 'string' },
  description: '<p>A.</p>',
  ...values,
});

const component = (name: string, props: ApiProp[]): ApiComponent => ({
  kind: 'component',
  name,
  slug: name,
  product: 'system',
  package: 'one',
  href: `/system/api/${name}/`,
  imports: {},
  description: '',
  source: { version: '1.0.0', file: 'a.d.ts' },
  props,
  slots: [{ name: 'root', anchor: 'r', description: '' }],
  classes: [],
  demos: [],
});

const {
  props: _props,
  slots: _slots,
  classes: _classes,
  ...rest
} = component('u', []);
const hook: ApiHook = {
  ...rest,
  kind: 'hook',
  package: 'second',
  signature: '',
  parameters: [prop({})],
  returnValue: [prop({}), prop({})],
};

const MODEL: ApiModel = {
  components: [
    component('a', [
      prop({ description: '' }),
      prop({ deprecated: { reason: '' } }),
      prop({ type: { readable: 'func', declared: 'x'.repeat(201) } }),
    ]),
    component('b', [prop({ type: { readable: 'x'.repeat(200) } })]),
  ],
  hooks: [hook],
  interfaces: [],
  events: [],
  selectors: [],
  definitions: {},
  uses: {},
  anomalies: [],
};

it('the counts of an API model are given for each package and for all', () => {
  const [one, second, total] = measureModel(MODEL);
  expect(one).toEqual({
    package: 'one',
    components: 2,
    hooks: 0,
    props: 4,
    slots: 2,
    classes: 0,
    hookFields: 0,
    deprecated: 1,
    undescribed: 1,
    longTypes: 1,
  });
  expect(second).toMatchObject({ components: 0, hooks: 1, hookFields: 3 });
  expect(total).toMatchObject({
    package: 'total',
    hooks: 1,
    props: 4,
    hookFields: 3,
  });
});

it('the table of counts is aligned', () => {
  const lines = renderCounts(measureModel(MODEL)).split('\n');
  expect(lines).toHaveLength(4);
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  expect(lines[1]).toMatch(/^one {6} +2 +0 +4 /);
});
