/** @jest-environment jsdom */
import {
  isControlChanged,
  readControl,
  setControl,
  STATEFUL_CONTROLS,
  type Control,
} from './controlState';

function create(html: string): Control {
  document.body.innerHTML = html;
  return document.querySelector<Control>('input, select, textarea')!;
}

const heard = jest.fn<void, [type: string]>();

function listen(control: Control): void {
  heard.mockClear();
  for (const type of ['click', 'input', 'change']) {
    control.addEventListener(type, () => heard(type));
  }
}

const OPTIONS = '<option>a</option><option>b</option><option>c</option>';

const KINDS: [name: string, html: string, use: (control: Control) => void][] = [
  ['checkbox', '<input type="checkbox">', (control) => control.click()],
  ['radio button', '<input type="radio">', (control) => control.click()],
  [
    'field',
    '<input value="a">',
    (control) => Object.assign(control, { value: 'b' }),
  ],
  [
    'range',
    '<input type="range" value="1">',
    (control) => Object.assign(control, { value: '2' }),
  ],
  [
    'text area',
    '<textarea>a</textarea>',
    (control) => Object.assign(control, { value: 'b' }),
  ],
  [
    'select',
    `<select>${OPTIONS}</select>`,
    (control) => Object.assign(control, { value: 'b' }),
  ],
  [
    'select of several',
    `<select multiple>${OPTIONS}</select>`,
    (control) => {
      const { options } = control as HTMLSelectElement;
      options[0]!.selected = true;
      options[2]!.selected = true;
    },
  ],
];

describe.each(KINDS)('a %s', (_name, html, use) => {
  it('is changed once it is used', () => {
    const control = create(html);
    expect(isControlChanged(control)).toBe(false);
    use(control);
    expect(isControlChanged(control)).toBe(true);
  });

  it('gets the state of another one, and tells of it', () => {
    const used = create(html);
    use(used);
    const state = readControl(used);
    const control = create(html);
    listen(control);
    setControl(control, state);
    expect(readControl(control)).toEqual(state);
    expect(heard.mock.calls.flat()).toContain('change');
  });

  it('tells of a state that it has already', () => {
    const control = create(html);
    use(control);
    const state = readControl(control);
    listen(control);
    setControl(control, state);
    expect(readControl(control)).toEqual(state);
    expect(heard.mock.calls.flat()).toContain('change');
  });
});

it('knows the first option of a select as the one that its HTML has', () => {
  expect(isControlChanged(create('<select></select>'))).toBe(false);
  const control = create(
    '<select><option>a</option><option selected>b</option></select>',
  );
  expect(isControlChanged(control)).toBe(false);
  Object.assign(control, { value: 'a' });
  expect(isControlChanged(control)).toBe(true);
});

it('leaves the caret where it was', () => {
  const field = create('<input value="">') as HTMLInputElement;
  field.focus();
  field.value = 'ada';
  field.setSelectionRange(1, 2);
  setControl(field, readControl(field));
  expect([field.selectionStart, field.selectionEnd]).toEqual([1, 2]);
});

it('knows buttons and files as what has no state', () => {
  for (const type of ['button', 'submit', 'reset', 'image', 'file']) {
    expect(create(`<input type="${type}">`).matches(STATEFUL_CONTROLS)).toBe(false);
  }
});
