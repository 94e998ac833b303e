import { useState } from "react";
import type { Account } from "#shared/contract/account-care.ts";
import { accountDeletion } from "#shared/messages/accounts.ts";
import { Button } from "#web/ui/button.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";

type DeleteAccountProps = { account: Account; onDeleted: (kept: readonly string[]) => void };

export function DeleteAccount({ account, onDeleted }: DeleteAccountProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <p>This is deleted, for good:</p>
      <ul className="settings-items">
        {accountDeletion.deleted.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <p className="mt-4">This is kept:</p>
      <ul className="settings-items">
        {accountDeletion.kept.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <div className="mt-5">
        <Button tone="danger" onClick={() => setIsAsking(true)}>
          Delete my account
        </Button>
      </div>
      {isAsking && <DeleteAccountDialog account={account} onDeleted={onDeleted} onClose={() => setIsAsking(false)} />}
    </>
  );
}
