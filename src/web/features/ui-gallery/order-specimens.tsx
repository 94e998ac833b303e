import { useState } from "react";
import { Badge } from "#web/ui/feedback/badge.tsx";
import { type Column, Table } from "#web/ui/layout/table.tsx";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import { WishesCard } from "#web/ui/layout/wishes-card.tsx";
import { Specimen } from "./specimen.tsx";

type Draft = { address: string; state: "Complete" | "Waiting for owner" | "Link expired"; answered: string };

const drafts: Draft[] = [
  { address: "18 Mile Bay, French River", state: "Complete", answered: "31 / 31" },
  { address: "5 Pine Street, Bend", state: "Waiting for owner", answered: "19 / 31" },
  {
    address: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Isle of Anglesey",
    state: "Link expired",
    answered: "2 / 31",
  },
];

const TONES = { Complete: "good", "Waiting for owner": "neutral", "Link expired": "problem" } as const;

const columns: Column<Draft>[] = [
  { name: "Address", cell: (draft) => draft.address },
  { name: "State", cell: (draft) => <Badge tone={TONES[draft.state]}>{draft.state}</Badge> },
  { name: "Answers", cell: (draft) => draft.answered, isNumeric: true },
];

export function OrderSpecimens() {
  return (
    <>
      <Specimen name="Wishes" isWide>
        <WishesCard wishes={"Please mention the dock first.\nNot too many words about the kitchen."}>
          Nothing is done with them by itself.
        </WishesCard>
      </Specimen>
      <Specimen name="Badges">
        <Badge>Draft</Badge>
        <Badge tone="good">Delivered</Badge>
        <Badge tone="problem">Failed</Badge>
      </Specimen>
      <Specimen name="Tabs" isWide>
        <ListingTabs />
      </Specimen>
      <Specimen name="Table" isWide>
        <Table caption="Drafts, newest first" columns={columns} rows={drafts} rowKey={(draft) => draft.address} />
      </Specimen>
    </>
  );
}

function ListingTabs() {
  const [value, setValue] = useState("title");
  const tabs = [
    { value: "title", label: "Title", content: <p>Waterfront cottage with dock, sauna and hot tub</p> },
    { value: "summary", label: "Summary", content: <p>Step off the private dock into a kayak.</p> },
    { value: "space", label: "The space", content: <p>Four bedrooms hold six beds.</p> },
    { value: "access", label: "Guest access", content: <p>The dock is private.</p> },
  ];
  return <Tabs label="Fields of the listing" tabs={tabs} value={value} onChange={setValue} />;
}
