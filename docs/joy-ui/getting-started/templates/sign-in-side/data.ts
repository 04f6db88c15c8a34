export const HUT = {
  name: 'Larchstone Hut',
  text: '2,140 m, 18 beds, open from June to October',
};

export const FOOTER_LINKS = [
  { name: 'Help', href: '/joy-ui/react-accordion/' },
  { name: 'Privacy', href: '/joy-ui/react-typography/' },
  { name: 'Contact', href: '/joy-ui/react-textarea/' },
] as const;
