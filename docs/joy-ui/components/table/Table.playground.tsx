import Table, { type TableProps } from '@mui/joy/Table';

export default {
  component: Table,
  controls: {
    size: {},
    variant: {},
    color: {},
    borderAxis: {},
    stripe: { options: ['odd', 'even'] },
    hoverRow: {},
    noWrap: {},
  },
  fixed: {
    'aria-label': 'Orders',
    children: [
      <thead key="head">
        <tr>
          <th>Order</th>
          <th>Customer</th>
        </tr>
      </thead>,
      <tbody key="body">
        <tr>
          <td>1041</td>
          <td>Amara Okafor</td>
        </tr>
        <tr>
          <td>1042</td>
          <td>Jonas Weber</td>
        </tr>
        <tr>
          <td>1043</td>
          <td>Kim, Lee and Partners, Architects in Rotterdam</td>
        </tr>
      </tbody>,
    ],
  },
} satisfies Playground<TableProps>;
