/**
 * Parts that made-up demos are put together from: each a small task with state of its own.
 */
import { renderForm, type DemoKit } from './demoKits.mts';
import type { Chooser } from './random.mts';

/** Imports, state and JSX that a part adds to the file of its demo. */
export interface DemoBlock {
  /** Constants outside of the component. */
  data: string;
  /** Hooks and handlers, in this order. */
  hooks: string;
  jsx: string;
}

const QUALITIES =
  'amber broad calm clear coastal cold crisp distant early faint fresh gentle green hollow late light little loud low mild narrow northern old open pale plain quick quiet rapid rough round sharp short silver slow small smooth soft southern spare steep still sturdy sunny tall thin upper warm western wide wooden young'.split(
    ' ',
  );

const THINGS =
  'anchor apple arrow barrel basket beacon bench blanket bottle bridge bucket button cabin candle carpet castle chair cloud compass crate cupboard curtain desk drawer engine feather fence ferry field flag flower forest fountain garden gate glove hammer harbour helmet island jacket kettle ladder lamp lantern ledger letter market meadow mirror mountain needle notebook orchard oven paddle pencil pillow pocket quilt rabbit ribbon river rope saddle sail scarf shelf shovel signal sofa stable stamp station stone table ticket tower train tunnel valley violin wagon wallet whistle window'.split(
    ' ',
  );

const ACTIONS =
  'accept archive book cancel check collect confirm copy count deliver file finish hand hold keep lend list load lock mark mend move note order pack pause plan post print repair reserve return send share sort stamp start store test visit weigh wrap'.split(
    ' ',
  );

const capitalize = (word: string) => word[0]?.toUpperCase() + word.slice(1);

/** Nouns that name what a demo is about, for its title. */
export const SUBJECTS: readonly string[] = THINGS.map(capitalize);

/** Names and texts of a part. */
interface Subject {
  thing: string;
  action: string;
  quality: string;
  /** Name of a constant: `LANTERNS`. */
  constant: string;
}

/** A part of a demo. `number` tells its names from those of the parts beside it. */
type RenderBlock = (subject: Subject, kit: DemoKit, chooser: Chooser) => DemoBlock;

const nameItem = ({ pick }: Chooser) =>
  `${capitalize(pick(QUALITIES))} ${pick(THINGS)}`;

const listNames = (chooser: Chooser, least: number, most: number) => [
  ...new Set(
    Array.from({ length: chooser.number(least, most) }, () => nameItem(chooser)),
  ),
];

const printTexts = (texts: readonly string[]) =>
  `[${texts.map((text) => `'${text}'`).join(', ')}]`;

/** A state with its setter, as `const [a, setA] = React.useState(…)`. */
function createState(name: string, initial: string) {
  const setter = `set${capitalize(name)}`;
  return {
    state: name,
    setter,
    hook: `const [${name}, ${setter}] = React.useState(${initial});`,
  };
}

const toStatus = (kit: DemoKit, text: string) => kit.text(text, 'role="status"');

const BLOCKS: Readonly<Record<string, RenderBlock>> = {
  Form({ thing, action, quality }, kit, chooser) {
    const fields = chooser.take(QUALITIES, chooser.number(2, 3)).map((word) => ({
      label: `${capitalize(word)} ${chooser.pick(THINGS)}`,
      ...createState(
        `${word}${capitalize(thing)}`,
        `'${chooser.take(['', nameItem(chooser)], 1).join('')}'`,
      ),
    }));
    const agreed = createState(`${quality}${capitalize(action)}`, 'false');
    const told = createState(
      `${action}Note`,
      `'${capitalize(action)} ${chooser.number(2, 90)} by noon.'`,
    );
    const onSubmit = `(event: React.FormEvent) => { event.preventDefault(); ${told.setter}(\`${capitalize(action)}: \${${fields.map(({ state }) => state).join('} and ${')}}\`); }`;
    return {
      data: '',
      hooks: [...fields, agreed, told].map(({ hook }) => hook).join('\n'),
      jsx: renderForm(
        [
          ...fields.map((field) => kit.field(field)),
          kit.checkbox({
            label: `${capitalize(action)} the ${quality} ${chooser.pick(THINGS)} too`,
            ...agreed,
          }),
          kit.submit(`${capitalize(action)} ${thing}`),
          toStatus(
            kit,
            `{${told.state}} {${agreed.state} && '${nameItem(chooser)} included.'}`,
          ),
        ].join('\n'),
        onSubmit,
      ),
    };
  },
  List({ thing, action, constant }, kit, chooser) {
    const names = listNames(chooser, 3, 6);
    const rest = createState(`${thing}Rest`, constant);
    const reset = `() => ${rest.setter}(${constant})`;
    return {
      data: `const ${constant} = ${printTexts(names)};`,
      hooks: rest.hook,
      jsx: [
        kit.list(
          `${rest.state}.map((${thing}) => (${kit.listItem(thing, thing, kit.button(capitalize(action), `() => ${rest.setter}(${rest.state}.filter((other) => other !== ${thing}))`, chooser.number(1, 2)))}))`,
          `${capitalize(thing)} to ${action}`,
        ),
        kit.button(`Show all ${names.length} again`, reset, chooser.number(0, 2)),
      ].join('\n'),
    };
  },
  Table({ thing, action, quality, constant }, kit, chooser) {
    const [amount, place] = chooser.take(
      THINGS.filter((word) => word !== thing),
      2,
    ) as [string, string];
    const rows = listNames(chooser, 3, 5).map(
      (name) =>
        `{ ${thing}: '${name}', ${amount}: ${chooser.number(2, 900)}, ${place}: '${capitalize(chooser.pick(QUALITIES))}' }`,
    );
    const sorted = createState(
      `${quality}First`,
      String(chooser.number(0, 1) === 1),
    );
    const list = `${thing}Rows`;
    return {
      data: `const ${constant} = [${rows.join(', ')}];`,
      hooks: `${sorted.hook}\nconst ${list} = [...${constant}].sort((one, other) => ${sorted.state} ? one.${amount} - other.${amount} : one.${thing}.localeCompare(other.${thing}));`,
      jsx: [
        kit.checkbox({ label: `${capitalize(action)} by ${amount}`, ...sorted }),
        kit.table(
          [thing, amount, place]
            .map((word) => `<th>${capitalize(word)}</th>`)
            .join(''),
          `${list}.map((row) => (<tr key={row.${thing}}><td>{row.${thing}}</td><td>{row.${amount}}</td><td>{row.${place}}</td></tr>))`,
          `${capitalize(thing)} to ${action}`,
        ),
      ].join('\n'),
    };
  },
  Dialog({ thing, action, quality }, kit, chooser) {
    const open = createState(`${action}Open`, 'false');
    const count = createState(`${quality}Count`, String(chooser.number(1, 12)));
    const titleId = `${thing}TitleId`;
    return {
      data: '',
      hooks: `const ${titleId} = React.useId();\n${open.hook}\n${count.hook}`,
      jsx: [
        kit.button(
          `${capitalize(action)} the ${thing} …`,
          `() => ${open.setter}(true)`,
          chooser.number(0, 2),
        ),
        toStatus(
          kit,
          `{${count.state}} of ${chooser.number(14, 40)}: ${nameItem(chooser)}`,
        ),
        kit.dialog(
          { label: `${capitalize(action)} the ${quality} ${thing}`, ...open },
          titleId,
          [
            kit.text(
              `${nameItem(chooser)} is kept with ${nameItem(chooser).toLowerCase()}.`,
            ),
            kit.button(
              `One ${chooser.pick(THINGS)} more`,
              `() => ${count.setter}(${count.state} + ${chooser.number(1, 9)})`,
              1,
            ),
          ].join('\n'),
        ),
      ].join('\n'),
    };
  },
  Choice({ thing, action, constant, quality }, kit, chooser) {
    const names = listNames(chooser, 3, 5);
    const chosen = createState(`${quality}Choice`, `'${names[0]}'`);
    return {
      data: `const ${constant} = ${printTexts(names)};`,
      hooks: chosen.hook,
      jsx: [
        kit.choice(
          { label: `${capitalize(thing)} to ${action}`, ...chosen },
          constant,
        ),
        toStatus(
          kit,
          `{${chosen.state} === '${names[1]}' ? '${nameItem(chooser)} comes first' : \`\${${chosen.state}} is next to ${action}\`}`,
        ),
      ].join('\n'),
    };
  },
  Filter({ thing, action, constant }, kit, chooser) {
    const names = listNames(chooser, 4, 6);
    const begin = createState(`${thing}Part`, `''`);
    const found = `${action}Found`;
    return {
      data: `const ${constant} = ${printTexts(names)};`,
      hooks: `${begin.hook}\nconst ${found} = ${constant}.filter((name) => name.toLowerCase().includes(${begin.state}.toLowerCase()));`,
      jsx: [
        kit.field({ label: `Part of a ${thing}`, ...begin }),
        kit.row(
          `{${found}.map((name) => (<React.Fragment key={name}>${kit.chip('name', `() => ${begin.setter}(name)`)}</React.Fragment>))}`,
        ),
        toStatus(
          kit,
          `{${found}.length} to ${action}, of ${names.length} in ${nameItem(chooser)}`,
        ),
      ].join('\n'),
    };
  },
  Progress({ thing, action, quality }, kit, chooser) {
    const [step, start] = [chooser.number(5, 30), chooser.number(3, 45)];
    const done = createState(`${action}Share`, String(start));
    return {
      data: '',
      hooks: `${done.hook}\nconst ${quality}Left = 100 - ${done.state};`,
      jsx: [
        kit.progress(done.state, `${capitalize(thing)}: ${action}`),
        kit.row(
          [
            kit.button(
              `${capitalize(action)} ${step} %`,
              `() => ${done.setter}(Math.min(100, ${done.state} + ${step}))`,
              0,
            ),
            kit.button(
              `From ${start} again`,
              `() => ${done.setter}(${start})`,
              chooser.number(1, 2),
            ),
          ].join(''),
        ),
        toStatus(
          kit,
          `{${quality}Left > ${chooser.number(10, 60)} ? '${nameItem(chooser)} waits' : '${nameItem(chooser)} is near'}`,
        ),
      ].join('\n'),
    };
  },
};

/** Kinds of parts; a demo is called after its first. */
export const BLOCK_KINDS = Object.keys(BLOCKS);

/** Renders parts of the given kinds, no two about the same thing. */
export function renderBlocks(
  kinds: readonly string[],
  kit: DemoKit,
  chooser: Chooser,
): DemoBlock[] {
  const things = chooser.take(THINGS, kinds.length);
  const actions = chooser.take(ACTIONS, kinds.length);
  const qualities = chooser.take(QUALITIES, kinds.length);
  return kinds.map((kind, index) => {
    const thing = things[index] as string;
    const subject = {
      thing,
      action: actions[index] as string,
      quality: qualities[index] as string,
      constant: `${thing.toUpperCase()}_${(qualities[index] as string).toUpperCase()}`,
    };
    return (BLOCKS[kind] as RenderBlock)(subject, kit, chooser);
  });
}
