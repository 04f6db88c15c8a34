import * as React from 'react';
import {
  GridRowModes,
  type GridRowId,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { createOrderServer } from './orderServer';
import { createOrders, type Order } from './orders';

const server = createOrderServer({ count: 8 });
const blank = { ...createOrders(1)[0]!, customer: '' };

/**
 * Orders of a server, which of them are being edited, and what can be done with them.
 *
 * @param onDrop called when an order has left the list
 */
export function useEditingCrud(onDrop: () => void) {
  const [orders, setOrders] = React.useState(() => createOrders(8));
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  /** The new order, until it has been saved. */
  const [draft, setDraft] = React.useState<GridRowId>();

  const drop = (id: GridRowId) => {
    setOrders((old) => old.filter((order) => order.id !== id));
    onDrop();
  };

  const setMode = (id: GridRowId, mode: GridRowModes, rest = {}) => {
    setModes((old) => ({ ...old, [id]: { mode, ...rest } }));
  };

  const edit = (id: GridRowId) => {
    setMode(id, GridRowModes.Edit, { fieldToFocus: 'customer' });
  };

  const add = () => {
    const id = Math.max(0, ...orders.map((order) => order.id)) + 1;
    setOrders([{ ...blank, id }, ...orders]);
    setDraft(id);
    edit(id);
  };

  /** Leaves the edit mode, which makes the grid call `save`. */
  const finish = (id: GridRowId) => {
    setMode(id, GridRowModes.View);
  };

  const dropDraft = (id: GridRowId) => {
    if (id === draft) {
      drop(id);
    }
  };

  const cancel = (id: GridRowId) => {
    setMode(id, GridRowModes.View, { ignoreModifications: true });
    dropDraft(id);
  };

  const remove = async (id: GridRowId) => {
    await server.remove(Number(id));
    drop(id);
  };

  const save = async (order: Order) => {
    const saved = await server.save(order);
    setOrders((old) => old.map((it) => (it.id === saved.id ? saved : it)));
    setDraft((id) => (id === saved.id ? undefined : id));
    return saved;
  };

  return {
    orders,
    modes,
    setModes,
    add,
    edit,
    finish,
    cancel,
    dropDraft,
    remove,
    save,
  };
}
