-- However a session ends (signed out, ended elsewhere, a new password, a deleted account), every server hears of it.
CREATE FUNCTION tell_of_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('ended_sessions', OLD.id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_of_ended_session AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION tell_of_ended_session();
