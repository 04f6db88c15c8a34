import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Table from '@mui/joy/Table';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';

const orders = [
  { id: 1041, customer: 'Amara Okafor', items: '2 × Desk lamp, 1 × Bookshelf' },
  { id: 1042, customer: 'Jonas Weber', items: '1 × Standing desk' },
];

export default function TableExpandableRows() {
  const [openId, setOpenId] = React.useState(1041);

  return (
    <Table aria-label="Orders">
      <thead>
        <tr>
          <th style={{ width: 72 }}>Details</th>
          <th>Order</th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ id, customer, items }) => (
          <React.Fragment key={id}>
            <tr>
              <td>
                <IconButton
                  size="sm"
                  aria-label={`Details of order ${id}`}
                  aria-expanded={id === openId}
                  onClick={() => setOpenId(id === openId ? 0 : id)}
                >
                  <KeyboardArrowDown
                    sx={{ rotate: id === openId ? '180deg' : '0deg' }}
                  />
                </IconButton>
              </td>
              <td>{`${id}, ${customer}`}</td>
            </tr>
            <tr hidden={id !== openId}>
              <td colSpan={2}>{items}</td>
            </tr>
          </React.Fragment>
        ))}
      </tbody>
    </Table>
  );
}
