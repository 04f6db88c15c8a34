import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import type { SidebarItemCustomProps } from '../../../navigation/toSidebarItems';
import { Sidebar } from './Sidebar';

const link = (
  label: string,
  href: string,
  customProps?: SidebarItemCustomProps,
): PropSidebarItem => ({
  type: 'link',
  label,
  href,
  ...(customProps && { customProps: { ...customProps } }),
});

const category = (
  label: string,
  items: PropSidebarItem[],
  customProps: SidebarItemCustomProps = {},
): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
  customProps: { ...customProps },
});

const ITEMS: PropSidebarItem[] = [
  category('Components', [
    category(
      'Inputs',
      [
        link('Button', '/material-ui/react-button/'),
        link('Slider', '/material-ui/react-slider/', {
          markers: ['new', 'unstable'],
        }),
        {
          type: 'html',
          value: 'Number <input>',
          defaultStyle: true,
          customProps: { label: 'Number <input>', markers: ['planned'] },
        },
      ],
      { subheader: 'inputs' },
    ),
  ]),
  category('Guides', [
    link('Row grouping', '/x/row-grouping/', { markers: ['premium'] }),
  ]),
];

const renderSidebar = (activePath = '/material-ui/react-button/', items = ITEMS) =>
  renderInSite(
    <Sidebar
      name="material-ui"
      label="Material UI pages"
      items={items}
      activePath={activePath}
    />,
  );

const getGroup = (name: string) => screen.getByText(name).closest('details')!;

it('is a navigation with a name', () => {
  renderSidebar();
  expect(
    screen.getByRole('navigation', { name: 'Material UI pages' }),
  ).toBeInTheDocument();
});

describe('entries', () => {
  it('link to their pages', () => {
    renderSidebar();
    expect(screen.getByRole('link', { name: 'Button' })).toHaveAttribute(
      'href',
      '/material-ui/react-button/',
    );
  });

  it('have one that is open', () => {
    renderSidebar('/material-ui/react-slider/');
    const current = document.querySelectorAll('[aria-current]');
    expect(current).toHaveLength(1);
    expect(current[0]).toHaveAttribute('aria-current', 'page');
    expect(current[0]).toHaveTextContent('Slider');
  });

  it('carry their markers as words', () => {
    renderSidebar();
    expect(
      screen.getByRole('link', { name: 'Slider New Preview' }),
    ).toBeInTheDocument();
  });

  it('have their markers explained in a legend, which describes the links', () => {
    renderSidebar();
    expect(
      screen.getByRole('link', { name: 'Slider New Preview' }),
    ).toHaveAccessibleDescription('New in this version May change in any release');
    expect(
      screen.getByRole('link', { name: 'Button' }),
    ).not.toHaveAccessibleDescription();
    expect(
      screen.getAllByRole('definition').map(({ textContent }) => textContent),
    ).toEqual([
      'Not available yet',
      'New in this version',
      'May change in any release',
      'Needs a Premium licence',
    ]);
  });

  it('without a marker need no legend', () => {
    renderSidebar('/a/', [link('A', '/a/')]);
    expect(screen.queryByRole('definition')).toBeNull();
  });

  it('that are planned are no links, and their text stays text', () => {
    renderSidebar();
    const planned = screen.getByText('Number <input>');
    expect(planned.closest('a')).toBeNull();
    expect(within(planned.closest('li')!).getByText('Planned')).toBeInTheDocument();
    expect(document.querySelector('input')).toBeNull();
  });
});

describe('groups', () => {
  it('with a subheader do not fold', () => {
    renderSidebar();
    expect(screen.getByText('Inputs').closest('summary')).toBeNull();
  });

  it('are open where the whole fits', () => {
    renderSidebar();
    expect(getGroup('Components').open).toBe(true);
    expect(getGroup('Guides').open).toBe(true);
  });

  it('are folded in a long list, but for the one with the open page', () => {
    const pages = Array.from({ length: 41 }, (_item, index) =>
      link(`Page ${index}`, `/material-ui/page-${index}/`),
    );
    renderSidebar('/material-ui/react-slider/', [...ITEMS, category('More', pages)]);
    expect(getGroup('Components').open).toBe(true);
    expect(getGroup('Guides').open).toBe(false);
    expect(getGroup('More').open).toBe(false);
  });

  it('open when their page is opened', async () => {
    const user = userEvent.setup();
    const pages = Array.from({ length: 41 }, (_item, index) =>
      link(`Page ${index}`, `/material-ui/page-${index}/`),
    );
    const items = [...ITEMS, category('More', pages)];
    const view = renderSidebar('/material-ui/react-button/', items);
    view.unmount();
    renderSidebar('/material-ui/page-7/', items);
    expect(getGroup('More').open).toBe(true);
    await user.click(screen.getByText('More'));
    expect(getGroup('More').open).toBe(false);
  });
});

describe('the open page', () => {
  /** A panel of 600 pixels with the link this far below its upper edge. */
  function renderInPanel(top: number): HTMLElement {
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockImplementation(function (this: Element) {
        const isPanel = this.id === 'site-navigation';
        const rect = isPanel ? { top: 64, bottom: 664 } : { top, bottom: top + 32 };
        return { ...rect, height: rect.bottom - rect.top } as DOMRect;
      });
    renderInSite(
      <div id="site-navigation">
        <Sidebar
          name="pages"
          label="Pages"
          items={ITEMS}
          activePath="/material-ui/react-button/"
        />
      </div>,
    );
    return document.getElementById('site-navigation')!;
  }

  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    ['far below', 1000, 736],
    ['just under the lower edge', 560, 296],
  ])('is scrolled into view from %s', (_place, top, scrolled) => {
    expect(renderInPanel(top).scrollTop).toBe(scrolled);
  });

  it('stays where it can be seen', () => {
    expect(renderInPanel(300).scrollTop).toBe(0);
  });

  it('moves nothing but the panel', () => {
    const scroll = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
    renderInPanel(1000);
    expect(scroll).not.toHaveBeenCalled();
  });
});
