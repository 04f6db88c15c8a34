import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import api from '@generated/api-reference/material-ui/button.json';
import siteConfig from '@generated/docusaurus.config';
import type {
  ApiComponent,
  ApiPageData,
} from '../../../plugins/content/api-reference/types';
import { renderInSite } from '../../../tests/setup/renderInSite';
import { preferences, apiDisplayStores } from '../../state/preferenceStores';
import {
  ApiClasses,
  ApiDemos,
  ApiImport,
  ApiIntro,
  ApiProps,
  ApiSlots,
} from './parts';

const button = api.components?.[0] as ApiComponent;

/** The sample with another component in it. */
const withComponent = (changes: Partial<ApiComponent>): ApiPageData => ({
  ...api,
  components: [{ ...button, ...changes }],
});

const getRow = (name: string) =>
  screen.getByRole('row', { name: new RegExp(`^(Details of )?${name} `) });

const listShownNames = () =>
  screen
    .getAllByRole('rowheader')
    .filter((header) => !header.closest('[hidden]'))
    .map((header) => header.querySelector('code')?.textContent);

const getDetail = (name: string) =>
  document.getElementById(`button-prop-${name}-details`);

/** Sets the display of the section before the test. */
function choose(display: 'collapsed' | 'expanded' | 'table'): void {
  preferences.write('apiPage_props', display);
  apiDisplayStores.props.refresh();
}

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  choose('expanded');
});

describe('props', () => {
  const renderProps = (data: ApiPageData = api, path?: string) =>
    renderInSite(<ApiProps api={data} name="Button" />, { path });

  it('are a table with a row each, by their anchors', () => {
    renderProps();
    const table = screen.getByRole('table', { name: 'Props of Button' });
    expect(within(table).getAllByRole('rowheader')).toHaveLength(
      button.props.length,
    );
    for (const { anchor } of button.props) {
      expect(document.getElementById(anchor)).toHaveRole('row');
    }
  });

  it('say type, default and description', () => {
    renderProps();
    const row = getRow('variant');
    expect(row).toHaveTextContent("'contained' | 'outlined' | 'text' | string");
    expect(row).toHaveTextContent("Default 'text'");
    expect(row).toHaveTextContent('The variant to use.');
  });

  it('are found by a link that copies its address', async () => {
    const user = userEvent.setup();
    renderProps();
    const link = within(getRow('disabled')).getByRole('link', {
      name: 'Link to disabled',
    });
    await user.click(link);
    expect(await screen.findByText('Link copied')).toHaveRole('status');
    await expect(window.navigator.clipboard.readText()).resolves.toBe(
      'http://localhost/#button-prop-disabled',
    );
  });

  it('shorten a long type and open it in place', async () => {
    renderProps();
    const row = getRow('color');
    const long = within(row).getByText('4 more');
    expect(within(row).getByRole('group')).not.toHaveAttribute('open');
    await userEvent.click(long);
    expect(within(row).getByRole('group')).toHaveAttribute('open');
  });

  it('explain a named type where it stands', async () => {
    renderProps();
    const popover = screen.getByRole('dialog', {
      hidden: true,
      name: 'Type SxProps',
    });
    expect(popover).toHaveTextContent('type SxProps<Theme extends object = {}>');
    expect(popover).toHaveTextContent('@mui/system');
    await userEvent.click(screen.getByRole('button', { name: 'SxProps' }));
    expect(popover.matches(':popover-open')).toBe(true);
    // A type that nobody explains is text.
    expect(screen.queryByRole('button', { name: 'Theme' })).toBeNull();
  });

  it('name the demos that set them', () => {
    renderProps();
    expect(
      within(getRow('variant')).getByRole('link', { name: 'Button variants' }),
    ).toHaveAttribute('href', '/material-ui/react-button/#ButtonVariants.tsx');
    expect(within(getRow('startIcon')).queryByText('Used in')).toBeNull();
  });

  it('fold those of the parent, whose anchors are on its page', () => {
    renderProps();
    const fold = screen.getByText('Inherited from').closest('details');
    expect(fold).not.toHaveAttribute('open');
    const table = screen.getByRole('table', {
      name: 'Props inherited from ButtonBase',
      hidden: true,
    });
    expect(
      within(table).getByRole('link', {
        name: 'Link to centerRipple',
        hidden: true,
      }),
    ).toHaveAttribute(
      'href',
      '/material-ui/api/button-base/#button-base-prop-centerRipple',
    );
    expect(document.getElementById('button-base-prop-centerRipple')).toBeNull();
  });

  it('lead below the path of the portal, if it has one', () => {
    const property = jest.replaceProperty(siteConfig, 'baseUrl', '/portal/');
    renderProps();
    const links = screen.getAllByRole('link', { name: /^Link to /, hidden: true });
    property.restore();
    const targets = links.map((link) => link.getAttribute('href'));
    expect(targets).toContain('#button-prop-variant');
    expect(targets).toContain(
      '/portal/material-ui/api/button-base/#button-base-prop-centerRipple',
    );
  });

  it('tell ref, spread, parent and theme', () => {
    renderProps();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'The ref is forwarded to HTMLButtonElement.',
      'The props of ButtonBase are taken as well.',
      'Any other prop goes to the root element.',
      'component changes the root element, whose props are then taken too.',
      'In a theme it is MuiButton, for default props, style overrides and variants.',
    ]);
  });

  it('mark what is required, deprecated, or needs a licence, and show signatures', () => {
    const [prop] = button.props;
    renderProps(
      withComponent({
        props: [
          {
            ...prop!,
            name: 'onSelect',
            anchor: 'button-prop-onSelect',
            required: true,
            plan: 'pro',
            deprecated: { reason: '<p>Use <code>onClick</code> instead.</p>' },
            signature: {
              text: 'function(event: object, id: string) => void',
              arguments: [
                { name: 'event', type: 'object', description: '<p>The event.</p>' },
                { name: 'id', type: 'string', description: '' },
              ],
            },
          },
        ],
      }),
    );
    const row = getRow('onSelect');
    expect(row).toHaveTextContent(/onSelectRequiredDeprecatedPro/);
    expect(row).toHaveTextContent('Deprecated. Use onClick instead.');
    expect(row).toHaveTextContent('function(event: object, id: string) => void');
    // Arguments about which nothing is known are in the signature alone.
    expect(
      within(row)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['event The event.']);
  });

  it('say what was different in earlier releases', () => {
    const [prop] = button.props;
    renderProps(
      withComponent({
        changesSince: '5.11.16',
        props: [
          {
            ...prop!,
            changes: [
              { change: 'deprecated', release: '5.14.19' },
              { change: 'type', release: '5.14.19', before: 'number' },
              { change: 'default', release: '5.13.7', before: "'a'" },
              { change: 'default', release: '5.12.3' },
              { change: 'required', release: '5.12.3' },
              { change: 'new', release: '5.11.16' },
            ],
          },
        ],
      }),
    );
    expect(
      within(getRow(prop!.name))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Not deprecated in 5.14.19',
      'Type in 5.14.19: number',
      "Default in 5.13.7: 'a'",
      'No default listed in 5.12.3',
      'Optional in 5.12.3',
      'Not listed in 5.11.16',
    ]);
  });

  it.each([
    ['5.11.16', 'Changed since 5.11'],
    ['5.0.0-beta.6', 'Changed since beta.6'],
  ])('leave those that changed since %s, if asked', async (changesSince, name) => {
    const [first, second, ...others] = button.props;
    const changes = [{ change: 'new' as const, release: changesSince }];
    renderProps(
      withComponent({
        changesSince,
        props: [first!, { ...second!, changes }, ...others],
      }),
    );
    await userEvent.click(screen.getByRole('button', { name }));
    expect(listShownNames()).toEqual([second!.name]);
  });

  it('are an error where the page lacks the component', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderInSite(<ApiProps api={api} name="Chip" />)).toThrow(
      '/material-ui/api/button/: the reference has no "Chip"',
    );
    jest.restoreAllMocks();
  });
});

describe('display', () => {
  const renderProps = () => renderInSite(<ApiProps api={api} name="Button" />);
  const getRadio = (name: string) => screen.getByRole('radio', { name });

  it('is a choice of three that is kept', async () => {
    renderProps();
    const group = screen.getByRole('radiogroup', { name: 'Props display' });
    expect(
      within(group)
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual(['Collapsed', 'Expanded', 'Table']);
    expect(getRadio('Expanded')).toBeChecked();
    await userEvent.click(getRadio('Table'));
    expect(getRadio('Table')).toBeChecked();
    expect(window.localStorage.getItem('apiPage_props')).toBe('table');
    expect(document.documentElement).toHaveAttribute('data-api-props', 'table');
  });

  it('hides the details of a collapsed list until they are requested', async () => {
    choose('collapsed');
    renderProps();
    const detail = getDetail('variant');
    const toggle = screen.getByRole('button', { name: 'Details of variant' });
    expect(detail).toHaveAttribute('hidden');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(toggle).toHaveAttribute('aria-controls', detail?.id);
    await userEvent.click(toggle);
    expect(detail).not.toHaveAttribute('hidden');
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle);
    expect(detail).toHaveAttribute('hidden');
  });

  it('opens a row by a press anywhere on its line, but not by one on a link', async () => {
    choose('collapsed');
    renderProps();
    await userEvent.click(
      within(getRow('variant')).getByText("'text'", { selector: '.default code' }),
    );
    expect(getDetail('variant')).not.toHaveAttribute('hidden');
    // Without following it.
    document.addEventListener('click', (event) => event.preventDefault(), {
      once: true,
    });
    fireEvent.click(screen.getByRole('link', { name: 'Link to children' }));
    expect(getDetail('children')).toHaveAttribute('hidden');
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
  });

  it('opens what the browser’s search has found', () => {
    choose('collapsed');
    renderProps();
    fireEvent(getDetail('sx')!, new Event('beforematch', { bubbles: true }));
    expect(getDetail('sx')).not.toHaveAttribute('hidden');
    expect(screen.getByRole('button', { name: 'Details of sx' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  it('unfolds all for the other displays and remembers what was open', async () => {
    choose('collapsed');
    renderProps();
    await userEvent.click(
      screen.getByRole('button', { name: 'Details of variant' }),
    );
    await userEvent.click(getRadio('Expanded'));
    expect(document.querySelectorAll('td[hidden]')).toHaveLength(0);
    await userEvent.click(getRadio('Collapsed'));
    expect(getDetail('variant')).not.toHaveAttribute('hidden');
    expect(getDetail('children')).toHaveAttribute('hidden');
  });

  it('opens the row of the address (issue: a link into a collapsed list)', () => {
    choose('collapsed');
    window.history.replaceState(null, '', '/#button-prop-startIcon');
    renderProps();
    expect(getDetail('startIcon')).not.toHaveAttribute('hidden');
    expect(getDetail('variant')).toHaveAttribute('hidden');
  });

  it('opens and shows the row of a later address, against the filter', async () => {
    const scroll = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
    choose('collapsed');
    renderProps();
    const filter = screen.getByRole('searchbox', { name: 'Filter props of Button' });
    await userEvent.type(filter, 'variant');
    expect(listShownNames()).toEqual(['variant']);
    window.history.replaceState(null, '', '/#button-prop-startIcon');
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(filter).toHaveValue('');
    expect(getDetail('startIcon')).not.toHaveAttribute('hidden');
    await waitFor(() => expect(scroll).toHaveBeenCalled());
    expect(scroll.mock.contexts).toEqual([getRow('startIcon')]);
    scroll.mockRestore();
  });

  it('ignores an address that is no anchor', () => {
    choose('collapsed');
    window.history.replaceState(null, '', '/#%E0%A4%A');
    renderProps();
    expect(getDetail('variant')).toHaveAttribute('hidden');
  });
});

describe('filter', () => {
  const renderProps = () => renderInSite(<ApiProps api={api} name="Button" />);
  const getFilter = () =>
    screen.getByRole('searchbox', { name: 'Filter props of Button' });

  it.each([
    ['starticon', ['startIcon']],
    ['reactnode', []],
    ['override sx', ['sx']],
    ['styles applied', ['classes']],
    ['CONTAINED', ['variant']],
    ['sxprops', ['sx']],
    ['ripples', ['centerRipple']],
  ])('by %j shows %j', async (query, names) => {
    renderProps();
    await userEvent.type(getFilter(), query);
    if (names.length > 0) {
      expect(listShownNames()).toEqual(names);
    } else {
      expect(screen.getByText(`No prop fits “${query}”.`)).toBeInTheDocument();
    }
  });

  it('says how many there are, politely', async () => {
    renderProps();
    const total = button.props.length + (button.inheritance?.props.length ?? 0);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(getFilter(), 'variant');
    expect(screen.getByRole('status')).toHaveTextContent(`1 of ${total}`);
  });

  it('opens the fold of the parent for a match, and closes it again', async () => {
    renderProps();
    const fold = screen.getByText('Inherited from').closest('details')!;
    await userEvent.type(getFilter(), 'ripple');
    expect(fold).toHaveAttribute('open');
    await userEvent.clear(getFilter());
    expect(fold).not.toHaveAttribute('open');
  });

  it('offers only what tells props apart', async () => {
    renderProps();
    expect(
      screen
        .getAllByRole('button', { pressed: false })
        .map((flag) => flag.textContent),
    ).toEqual(['Events']);
    await userEvent.click(screen.getByRole('button', { name: 'Events' }));
    expect(listShownNames()).toEqual(['onFocusVisible']);
    expect(screen.getByRole('button', { name: 'Events' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Events' }));
    expect(listShownNames()).toContain('variant');
  });

  it('leads out of nothing found', async () => {
    renderProps();
    await userEvent.type(getFilter(), 'nothing has this');
    await userEvent.click(screen.getByRole('button', { name: 'Show all props' }));
    expect(getFilter()).toHaveValue('');
    expect(listShownNames()).toContain('variant');
  });

  it('is emptied by Escape', async () => {
    renderProps();
    await userEvent.type(getFilter(), 'sx{Escape}');
    expect(getFilter()).toHaveValue('');
  });

  it('is reached by the key f, but not out of a field', async () => {
    renderInSite(
      <>
        <input aria-label="Other" />
        <ApiProps api={api} name="Button" />
      </>,
    );
    await userEvent.type(screen.getByLabelText('Other'), 'f');
    expect(screen.getByLabelText('Other')).toHaveFocus();
    expect(screen.getByLabelText('Other')).toHaveValue('f');
    act(() => screen.getByLabelText('Other').blur());
    await userEvent.keyboard('{Control>}f{/Control}');
    expect(getFilter()).not.toHaveFocus();
    await userEvent.keyboard('f');
    expect(getFilter()).toHaveFocus();
    expect(getFilter()).toHaveValue('');
  });

  it('is taken from the address', () => {
    window.history.replaceState(
      null,
      '',
      '/?button-props=focus&button-props.only=event,colour',
    );
    renderProps();
    expect(getFilter()).toHaveValue('focus');
    expect(listShownNames()).toEqual(['onFocusVisible']);
  });
});

describe('the other sections', () => {
  it('have a display of their own', () => {
    renderInSite(
      <ApiSlots
        api={withComponent({
          slots: [
            {
              name: 'root',
              anchor: 'button-slot-root',
              description: '<p>The component that renders the root.</p>',
              default: "'button'",
              className: 'MuiButton-root',
            },
          ],
        })}
        name="Button"
      />,
    );
    expect(screen.getByRole('radiogroup', { name: 'Slots display' })).toBeVisible();
    const row = document.getElementById('button-slot-root');
    expect(row).toHaveTextContent('.MuiButton-root');
    expect(row).toHaveTextContent("'button'");
  });

  it('tell the classes that stand for a state', () => {
    renderInSite(<ApiClasses api={api} name="Button" />);
    expect(
      screen.getByRole('radiogroup', { name: 'Classes display' }),
    ).toBeVisible();
    expect(document.getElementById('button-class-disabled')).toHaveTextContent(
      '.Mui-disabledState',
    );
    // A short list needs no filter.
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('copy both forms of the import', async () => {
    const user = userEvent.setup();
    renderInSite(<ApiImport api={api} name="Button" />);
    const [deep, barrel] = screen.getAllByRole('button', { name: 'Copy' });
    await user.click(deep!);
    await expect(window.navigator.clipboard.readText()).resolves.toBe(
      "import Button from '@mui/material/Button';",
    );
    await user.click(barrel!);
    await expect(window.navigator.clipboard.readText()).resolves.toBe(
      "import { Button } from '@mui/material';",
    );
  });

  it('introduce the component with package and source', () => {
    renderInSite(<ApiIntro api={api} name="Button" />);
    expect(
      screen.getByRole('link', { name: '@mui/material 5.15.5' }),
    ).toHaveAttribute(
      'href',
      'https://www.npmjs.com/package/@mui/material/v/5.15.5',
    );
    expect(screen.getByRole('link', { name: 'Source' })).toHaveAttribute(
      'href',
      button.source.href,
    );
  });

  it('name the demos by their titles, and lead to them', () => {
    renderInSite(<ApiDemos api={api} name="Button" />);
    expect(screen.getByText('Button').tagName).toBe('DT');
    expect(screen.getByRole('link', { name: 'Button variants' })).toHaveAttribute(
      'href',
      '/material-ui/react-button/#ButtonVariants.tsx',
    );
  });

  it('names its own page and the one that shows it most, and folds the others', () => {
    const listDemos = (page: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        name: `${page}${index}`,
        label: `${page} ${index}`,
        page,
        href: `/material-ui/${page}/#${page}${index}.tsx`,
      }));
    const demos = [
      ...listDemos('Alert', 1),
      ...listDemos('Buttons', 2),
      ...listDemos('Dialog', 2),
      ...listDemos('Stack', 3),
    ];
    renderInSite(<ApiDemos api={withComponent({ demos })} name="Button" />);
    expect(
      screen
        .getAllByRole('term')
        .filter((term) => !term.closest('details'))
        .map(({ textContent }) => textContent),
    ).toEqual(['Buttons', 'Stack']);
    const fold = screen
      .getByText('Show 2 more pages')
      .closest('details') as HTMLElement;
    expect(fold).not.toHaveAttribute('open');
    expect(
      within(fold)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Dialog (2 demos)', 'Alert']);
    expect(within(fold).getByRole('link', { name: 'Dialog' })).toHaveAttribute(
      'href',
      '/material-ui/Dialog/#Dialog0.tsx',
    );
  });
});
