import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

export default {
  component: SvgIcon,
  controls: {
    fontSize: { start: 'large' },
    color: { start: 'primary' },
    titleAccess: { start: 'Home' },
    viewBox: {},
    children: {
      choices: {
        Home: <path d="M10 20v-6h4v6h5v-8h3L12 3 2 12h3v8z" />,
        Flag: <path d="M6 3h12l-2 4 2 4H8v10H6z" />,
      },
      start: 'Home',
    },
  },
} satisfies Playground<SvgIconProps>;
