#!/usr/bin/env python3
"""Makes a folder of exports to try the job on: make-exports.py FOLDER COUNT [WORKOUTS]

WORKOUTS is how many each has, 20 unless it is given, at most 20. Each lifter has an export of Strong; half of these say
that weights are kilograms and half say no unit; every fourth lifter moved to Hevy, so that the same workouts lie there
once more. One file in a thousand is cut off in the middle, and one is no export at all. Files
are LIFTER-APP.csv, a thousand lifters a folder.
"""

import pathlib
import random
import sys

EXERCISES = [
    ("Squat (Barbell)", 60, 180), ("Bench Press (Barbell)", 40, 130), ("Deadlift (Barbell)", 80, 220),
    ("Overhead Press (Barbell)", 25, 80), ("Bent Over Row (Barbell)", 40, 110), ("Pull Up", 0, 0),
]
MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]


def workouts(random, count):
    for number in range(count):
        month, day = 1 + number // 2, 3 + number % 2 * 13 + random.randrange(8)
        start = (2025, month, day, random.randrange(6, 21), random.randrange(60))
        exercises = []
        for name, low, high in random.sample(EXERCISES, 3):
            load = random.randrange(low, high + 1, 5) if high else 0
            exercises.append((name, [(load, random.randrange(3, 13)) for _ in range(4)]))
        yield start, random.choice(["Push", "Pull", "Legs"]), exercises


def strong(workouts, weight):
    yield f"Date,Workout Name,Duration,Exercise Name,Set Order,{weight},Reps,Distance,Seconds,Notes,Workout Notes,RPE"
    for (year, month, day, hour, minute), title, exercises in workouts:
        for name, sets in exercises:
            for number, (load, reps) in enumerate(sets, 1):
                yield (f'{year}-{month:02}-{day:02} {hour:02}:{minute:02}:00,"{title}",55m,"{name}",'
                       f'{number},{load},{reps},0,0,"","",')


def hevy(workouts):
    heads = ["title", "start_time", "end_time", "description", "exercise_title", "superset_id", "exercise_notes",
             "set_index", "set_type", "weight_kg", "reps", "distance_km", "duration_seconds", "rpe"]
    yield ",".join(f'"{head}"' for head in heads)
    for (year, month, day, hour, minute), title, exercises in workouts:
        start = f"{day} {MONTHS[month - 1]} {year}, {hour:02}:{minute:02}"
        end = f"{day} {MONTHS[month - 1]} {year}, {hour + 1:02}:{minute:02}"
        for name, sets in exercises:
            for number, (load, reps) in enumerate(sets):
                yield (f'"{title}","{start}","{end}","","{name}",,"",{number},"normal",'
                       f'{load or ""},{reps},,,')


def main():
    folder, count = pathlib.Path(sys.argv[1]), int(sys.argv[2])
    size = min(20, int(sys.argv[3])) if len(sys.argv) > 3 else 20
    made = lifter = 0
    while made < count:
        history = list(workouts(random.Random(lifter), size))
        part = folder / f"{lifter // 1000:05}"
        part.mkdir(parents=True, exist_ok=True)
        weight = "Weight (kg)" if lifter % 8 < 4 else "Weight"
        exports = [("strong", strong(history, weight))] + ([("hevy", hevy(history))] if lifter % 4 == 0 else [])
        for app, lines in exports[:count - made]:
            text = "\n".join(lines) + "\n"
            if made % 1000 == 999:
                text = text[:len(text) // 2]
            if made % 1000 == 499:
                text = "Thank you for your order.\n"
            (part / f"{lifter}-{app}.csv").write_text(text)
            made += 1
        lifter += 1


main()
