import * as React from 'react';
import { DELIVERIES, ITEMS, VOUCHER, type Delivery } from './data';

/** What is bought, the voucher, and what it costs together. */
export default function useBasket(delivery: Delivery) {
  const [items, setItems] = React.useState(ITEMS);
  const [voucher, setVoucher] = React.useState('');
  const [voucherError, setVoucherError] = React.useState('');

  const goods = items.reduce((sum, { price, count }) => sum + price * count, 0);
  const discount = voucher ? goods * 0.1 : 0;
  const shipping = DELIVERIES.find(({ value }) => value === delivery)?.price ?? 0;

  return {
    items,
    voucher,
    voucherError,
    goods,
    discount,
    shipping,
    total: goods - discount + shipping,
    setCount: (id: string, count: number) =>
      setItems(
        items
          .map((item) => (item.id === id ? { ...item, count } : item))
          .filter((item) => item.count > 0),
      ),
    refill: () => setItems(ITEMS),
    redeem: (code: string) => {
      const isKnown = code.trim().toUpperCase() === VOUCHER;
      setVoucher(isKnown ? VOUCHER : '');
      setVoucherError(isKnown ? '' : 'There is no such voucher.');
      return isKnown;
    },
    dropVoucher: () => setVoucher(''),
  };
}

export type Basket = ReturnType<typeof useBasket>;
