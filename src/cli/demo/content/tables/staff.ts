import { tablesOf } from './table.js';

/** The database of the stores. */
export const STAFF = tablesOf(
  { platform: 'postgres', schema: 'staff', domain: 'stores', owner: 'okan' },
  {
    employee: {
      about: 'Employees of the stores.',
      columns: 'employee_id! full_name email store_id>store hired_on',
      tags: ['personal'],
    },
    store: { about: 'The three stores.', columns: 'store_id! store_name city country_code opened_on' },
    shift: {
      about: 'Shifts of employees, four weeks ahead.',
      columns: 'shift_id! employee_id>employee store_id>store starts_at ends_at',
    },
    till_receipt: {
      about: 'Receipts of the tills.',
      columns: 'receipt_id! store_id>store employee_id>employee sold_at amount currency',
      tags: ['money'],
    },
  },
);
