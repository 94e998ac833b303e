/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers
   forget that a table is one when it is laid out as blocks, unless every role is written out */
import type { ReactNode } from "react";
import "./table.css";

export type Column<Row> = {
  name: string;
  cell: (row: Row) => ReactNode;
  isNumeric?: boolean;
};

type TableProps<Row> = {
  caption: string;
  // The first one names its row.
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

// On a phone each row becomes a block with its columns' names beside the values.
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table className="table" role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ name, isNumeric }) => (
            <th key={name} scope="col" role="columnheader" data-numeric={isNumeric}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column, index) => (
              <Cell key={column.name} column={column} row={row} isRowName={index === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps<Row> = { column: Column<Row>; row: Row; isRowName: boolean };

function Cell<Row>({ column: { name, cell, isNumeric }, row, isRowName }: CellProps<Row>) {
  if (isRowName) {
    return (
      <th scope="row" role="rowheader">
        {cell(row)}
      </th>
    );
  }
  return (
    <td role="cell" data-numeric={isNumeric}>
      <span aria-hidden="true" className="table-name">
        {name}
      </span>
      <span className="min-w-0">{cell(row)}</span>
    </td>
  );
}
