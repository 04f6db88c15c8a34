import { PLAYGROUND_FIXTURE as MODEL } from './playgroundFixture';
import {
  createStartState,
  isStartState,
  listWrittenControls,
  readPlaygroundState,
  writePlaygroundState,
} from './playgroundState';

const START = createStartState(MODEL);

describe('readPlaygroundState', () => {
  it('is the start where the address says nothing', () => {
    expect(readPlaygroundState(MODEL, '')).toEqual(START);
    expect(readPlaygroundState(MODEL, '?userLanguage=en')).toEqual(START);
  });

  it('takes a value for each kind of control', () => {
    const search =
      '?Pump.children=Fill+the+tank&Pump.size=large&Pump.columns=1&Pump.disabled=true&Pump.animated=false&Pump.depth=1.5&Pump.icon=Gauge';
    expect(readPlaygroundState(MODEL, search)).toEqual({
      children: 'Fill the tank',
      label: '',
      size: 'large',
      columns: 1,
      disabled: true,
      animated: false,
      depth: 1.5,
      icon: 'Gauge',
    });
  });

  it('keeps what was emptied apart from what is not there', () => {
    const state = readPlaygroundState(MODEL, '?Pump.children=&Pump.columns=');
    expect(state.children).toBe('');
    expect(state.columns).toBe('');
  });

  it.each([
    ['a value of no option', 'Pump.size=huge'],
    ['a name that every object has', 'Pump.size=toString'],
    ['a flag that is no boolean', 'Pump.disabled=1'],
    ['a number out of range', 'Pump.depth=3'],
    ['a number between two steps', 'Pump.depth=0.7'],
    ['a number that is none', 'Pump.depth=NaN'],
    ['a number in another notation', 'Pump.depth=0x1'],
    ['an infinite number', 'Pump.depth=Infinity'],
    ['a choice that is not there', 'Pump.icon=constructor'],
    ['a text that is too long', `Pump.children=${'a'.repeat(61)}`],
    ['a text of two lines', 'Pump.children=a%0Ab'],
    ['a text that turns around', 'Pump.children=a%E2%80%AEb'],
    ['a prop without control', 'Pump.onClick=alert(1)'],
    ['a prop that holds markup', 'Pump.dangerouslySetInnerHTML=%3Cb%3E'],
    ['the prototype', 'Pump.__proto__=1'],
    ['broken escapes', 'Pump.size=%E0%A4%A'],
    ['another component', 'Button.size=large'],
  ])('does not take %s', (_, query) => {
    const state = readPlaygroundState(MODEL, `?${query}`);
    expect(state).toEqual(START);
    expect(Object.keys(state)).toEqual(MODEL.controls.map(({ prop }) => prop));
  });

  it('takes markup as the text that it is', () => {
    const text = '<img src=x onerror=alert(1)>';
    const search = `?${new URLSearchParams({ 'Pump.children': text }).toString()}`;
    expect(readPlaygroundState(MODEL, search).children).toBe(text);
  });
});

describe('writePlaygroundState', () => {
  it('writes nothing at the start', () => {
    expect(writePlaygroundState(MODEL, '', START)).toBe('');
    expect(writePlaygroundState(MODEL, '?Pump.size=large&Pump.x=1', START)).toBe('');
  });

  it('leaves the parameters of others alone', () => {
    expect(
      writePlaygroundState(MODEL, '?userLanguage=en&Pump.size=small', {
        ...START,
        size: 'large',
      }),
    ).toBe('?userLanguage=en&Pump.size=large');
  });

  it.each([
    [{ children: '' }],
    [{ children: 'Fill & empty = 100 % "done" <b> ü 井' }],
    [{ size: 'small', columns: '', disabled: true }],
    [{ animated: false, depth: 0, icon: 'Valve' }],
    [{ depth: 0.5, columns: 1 }],
  ])('is read back: %j', (change) => {
    const state = { ...START, ...change };
    const search = writePlaygroundState(MODEL, '', state);
    expect(search).not.toBe('');
    expect(readPlaygroundState(MODEL, search)).toEqual(state);
    expect(isStartState(MODEL, state)).toBe(false);
  });
});

it('writes the props that differ from what the component does anyway', () => {
  expect(
    listWrittenControls(MODEL, START).map(({ control, value }) => [
      control.prop,
      value,
    ]),
  ).toEqual([
    ['children', 'Draw water'],
    ['columns', 2],
  ]);
});
