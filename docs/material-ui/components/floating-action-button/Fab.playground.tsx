import Fab, { type FabProps } from '@mui/material/Fab';
import AddRounded from '@mui/icons-material/AddRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';

export default {
  component: Fab,
  controls: {
    children: {
      choices: {
        Plus: <AddRounded />,
        Pencil: <EditOutlined />,
        'Icon and text': (
          <>
            <AddRounded sx={{ marginInlineEnd: 1 }} />
            New order
          </>
        ),
      },
      start: 'Plus',
    },
    variant: {},
    color: { start: 'primary' },
    size: {},
    disabled: {},
    disableRipple: {},
    disableFocusRipple: {},
  },
  fixed: { 'aria-label': 'New order' },
} satisfies Playground<FabProps>;
