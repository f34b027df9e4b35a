extension WordRules {
  /// What apps call categories and muscles.
  static let muscles = WordRules(
    """
    Legs: biceps femoris, quad, quadriceps, hamstring, glute, gluteus, gluteal, calf, calves, gastrocnemius
    Legs: soleus, adductor, abductor, hip, thigh, leg, lower body, tibialis, shin, knee
    Biceps: biceps, brachialis, brachioradialis, forearm, lower arm, wrist
    Triceps: triceps
    Shoulders: shoulder, delt, deltoid, rotator cuff
    Back: back, lat, latissimus, trap, trapezius, rhomboid, erector, spine, spinae, neck, teres
    Chest: chest, pec, pectoral, pectoralis, serratus
    Abs / Core: ab, abdominal, abdominis, abdomen, core, oblique, waist, midsection, trunk, stomach
    Cardio: cardio, cardiovascular, aerobic, endurance, conditioning
    Olympic: olympic, weightlifting
    """)
}
