import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { createOrders } from './orders';
import { createOrderServer } from './orderServer';

const server = createOrderServer({ count: 60, latency: 800 });

const rows = [...new Set(createOrders(60).map(({ country }) => country))].flatMap(
  (country) => [
    { id: country, path: [country] },
    { id: `${country} …`, path: [country, 'Loading …'] },
  ],
);

const getEntryPath = ({ path }: (typeof rows)[number]) => path;

const columns: GridColDef[] = [{ field: 'product', headerName: 'Product', flex: 1 }];

export default function TreeDataLazy() {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    const load = async (country: string) => {
      const items = [{ field: 'country', operator: 'equals', value: country }];
      const page = await server.list({ filterModel: { items }, pageSize: 4 });
      const orders = page.rows.map(({ id, product }) => ({
        id: `order ${id}`,
        path: [country, `Order ${id}`],
        product,
      }));
      apiRef.current.updateRows([
        ...orders,
        { id: `${country} …`, _action: 'delete' },
      ]);
    };
    return apiRef.current.subscribeEvent('rowExpansionChange', (node) => {
      const isNew = apiRef.current.getRow(`${node.id} …`) !== null;
      if (node.childrenExpanded && isNew) void load(String(node.id));
    });
  }, [apiRef]);

  return (
    <Box role="group" aria-label="Orders by country" sx={{ height: 400 }}>
      <DataGridPro
        apiRef={apiRef}
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        treeData
        getTreeDataPath={getEntryPath}
        groupingColDef={{ headerName: 'Country', hideDescendantCount: true }}
      />
    </Box>
  );
}
