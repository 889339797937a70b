import { tablesOf } from './table.js';

/** The database of the warehouses. */
export const STOCK = tablesOf(
  { platform: 'postgres', schema: 'stock', domain: 'stock', owner: 'pavel' },
  {
    supplier: {
      about: 'Wholesalers and publishers that deliver books.',
      columns: 'supplier_id! supplier_name country_code lead_days',
      domain: 'purchasing',
      terms: ['lead_time'],
    },
    supply_offer: {
      about: 'Titles that each supplier offers, with prices.',
      columns: 'supplier_id!>supplier isbn! unit_cost currency',
      domain: 'purchasing',
      tags: ['money'],
    },
    delivery: {
      about: 'Deliveries of suppliers to a warehouse.',
      columns: 'delivery_id! supplier_id>supplier warehouse_id>warehouse delivery_status delivered_at',
      domain: 'purchasing',
    },
    delivery_line: {
      about: 'Titles of each delivery.',
      columns: 'delivery_id!>delivery line_number! isbn pieces unit_cost',
      domain: 'purchasing',
    },
    warehouse: { about: 'The two warehouses.', columns: 'warehouse_id! warehouse_name city country_code' },
    stock_level: {
      about: 'Pieces of each title in each warehouse.',
      columns: 'warehouse_id!>warehouse isbn! pieces counted_at',
      tags: ['critical'],
      terms: ['stock_level'],
    },
    stock_movement: {
      about: 'Every change of a stock level, with its reason.',
      columns: 'movement_id! warehouse_id>warehouse isbn pieces movement_reason moved_at',
    },
    carrier: { about: 'Companies that carry parcels.', columns: 'carrier_id! carrier_name', domain: 'shipping' },
    parcel: {
      about: 'Parcels to customers.',
      columns: 'parcel_id! order_id carrier_id>carrier parcel_status handed_over_at arrived_at',
      domain: 'shipping',
      terms: ['parcel'],
    },
    parcel_return: {
      about: 'Books that customers sent back.',
      columns: 'parcel_return_id! parcel_id>parcel isbn pieces return_reason returned_at',
      domain: 'shipping',
      terms: ['return'],
    },
  },
);
