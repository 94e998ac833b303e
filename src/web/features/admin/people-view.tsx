import { ExportButton } from "./export-button.tsx";
import { ListingsTable } from "./listings-table.tsx";
import { SearchBox } from "./search-box.tsx";
import { UsersTable } from "./users-table.tsx";

type PeopleViewProps = {
  search: string | undefined;
  onSearch: (search: string) => void;
  onViewProfile: (id: string) => void;
  onViewOrder: (id: string) => void;
};

// One search box for both tables.
export function PeopleView({ search, onSearch, onViewProfile, onViewOrder }: PeopleViewProps) {
  return (
    <div className="space-y-12">
      <div className="admin-bar">
        <SearchBox
          label="Search users and listings"
          help="Email, full name, address or listing id"
          value={search ?? ""}
          onSearch={onSearch}
        />
        <div className="flex flex-wrap gap-3 sm:pt-8">
          <ExportButton kind="users" />
          <ExportButton kind="listings" />
        </div>
      </div>
      <UsersTable search={search} onViewProfile={onViewProfile} />
      <ListingsTable search={search} onViewOrder={onViewOrder} />
    </div>
  );
}
