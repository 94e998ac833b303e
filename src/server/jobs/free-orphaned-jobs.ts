import type { Pool } from "pg";
import { LIVENESS_LOCK } from "./liveness.ts";

// Left alone, a job whose worker was killed would stay locked for hours.
export async function freeOrphanedJobs(pool: Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
     from graphile_worker._private_jobs
     where locked_by is not null and not exists (
       select from pg_locks
       where locktype = 'advisory' and granted
         and database = (select oid from pg_database where datname = current_database())
         and classid::bigint = $1
         and objid::bigint = hashtext(locked_by)::bigint & 4294967295
     )
     having count(*) > 0`,
    [LIVENESS_LOCK],
  );
}
