# Strong to Hevy as one would write it with the csv module: what `Benchmarks --conversion` measures btd against.
import csv, sys
from datetime import datetime, timedelta

KINDS = {"W": "warmup", "D": "dropset", "F": "failure"}

with open(sys.argv[1], newline="", encoding="utf-8") as source, open(sys.argv[2], "w", newline="", encoding="utf-8") as target:
    reader = csv.DictReader(source, delimiter=";")
    writer = csv.DictWriter(target, ["title", "start_time", "end_time", "description", "exercise_title", "superset_id", "exercise_notes", "set_index", "set_type", "weight_kg", "reps", "distance_km", "duration_seconds", "rpe"], quoting=csv.QUOTE_NONNUMERIC)
    writer.writeheader()
    exercise = None
    for row in reader:
        if row["Set Order"] in ("Rest Timer", "Note"):
            continue
        start = datetime.strptime(row["Date"], "%Y-%m-%d %H:%M:%S")
        end = start + timedelta(seconds=int(row["Duration (sec)"]))
        key = (row["Workout #"], row["Exercise Name"])
        if key != exercise:
            exercise, index = key, 0
        else:
            index += 1
        writer.writerow({
            "title": row["Workout Name"],
            "start_time": start.strftime("%-d %b %Y, %H:%M"),
            "end_time": end.strftime("%-d %b %Y, %H:%M"),
            "description": row["Workout Notes"],
            "exercise_title": row["Exercise Name"],
            "superset_id": "",
            "exercise_notes": row["Notes"],
            "set_index": index,
            "set_type": KINDS.get(row["Set Order"], "normal"),
            "weight_kg": float(row["Weight (kg)"]) if row["Weight (kg)"] else "",
            "reps": int(row["Reps"]) if row["Reps"] else "",
            "distance_km": float(row["Distance (meters)"]) / 1000 if row["Distance (meters)"] else "",
            "duration_seconds": int(row["Seconds"]) if row["Seconds"] else "",
            "rpe": float(row["RPE"]) if row["RPE"] else "",
        })
