import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

export default {
  component: SvgIcon,
  controls: {
    fontSize: { start: 'large' },
    color: { start: 'primary' },
    titleAccess: { start: 'Buoy' },
    viewBox: {},
    children: {
      choices: {
        Buoy: <path d="M11 2h2v3l4 10H7l4-10zM3 17h18l-2 4H5z" />,
        Beacon: <path d="M10 8h4l2 13H8zM12 2a3 3 0 0 1 3 3H9a3 3 0 0 1 3-3z" />,
      },
      start: 'Buoy',
    },
  },
} satisfies Playground<SvgIconProps>;
